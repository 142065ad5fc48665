import { base } from '#addresses/base.ts';

/**
 * Where the site is, with a slash at its end: absolute where it knows its host, otherwise its base path.
 * @param host as Astro has it, from SITE_URL.
 */
export function siteRoot(host: URL | undefined): string {
  return host === undefined ? base : new URL(base, host).href;
}
