/** What a page of the site names: its own policy, and where else to look. */
import { parse } from 'node-html-parser';
import { policyOf } from '../../policy.ts';
import type { Answer } from './ask.ts';

/** The text of an answer, read as UTF-8, which all texts of the site are. */
export function textOf({ body }: Answer): string {
  return new TextDecoder().decode(body);
}

/** The policy that stands in the page; undefined if none does. */
export function policyIn(html: string): string | undefined {
  return parse(html)
    .querySelectorAll('meta')
    .find((each) => each.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy')
    ?.getAttribute('content');
}

/** Whether all that stands in a page is what the build put there: its policy has the hash of each script and style. */
export function isAsBuilt(html: string): boolean {
  return policyIn(html) === policyOf(html);
}

/** Addresses on other hosts that a page loads something from. Links are not loaded. */
export function loadedElsewhere(html: string, at: URL): readonly string[] {
  return parse(html)
    .querySelectorAll(
      '[src], link[rel~="stylesheet"][href], link[rel~="preload"][href], link[rel~="modulepreload"][href]',
    )
    .flatMap((each) => {
      const url = urlOf(each.getAttribute('src') ?? each.getAttribute('href') ?? '', at);
      return url && /^https?:$/.test(url.protocol) && url.origin !== at.origin ? [url.href] : [];
    });
}

/** The path before `_astro/` in what a page names: where the site was built to stand. */
export function builtFor(html: string): string | undefined {
  return /["'(]((?:\/[^"'()\s]*)?\/)_astro\//.exec(html)?.[1];
}

/** Addresses of the files with hashed names that stand in a page. */
export function filesIn(html: string, at: URL): readonly URL[] {
  const paths = [...html.matchAll(/["'(]((?:\/[^"'()\s]*)?\/_astro\/[^"'()\s]+)/g)].map(([, path = '']) => path);
  return [...new Set(paths)].flatMap((path) => urlOf(path, at) ?? []);
}

/** Where the links of a page lead, without what follows the path. */
export function linksIn(html: string, at: URL): readonly URL[] {
  return parse(html)
    .querySelectorAll('a[href]')
    .flatMap((each) => urlOf(each.getAttribute('href') ?? '', at) ?? [])
    .map((url) => new URL(url.pathname, url));
}

/** Where a page's link of a kind leads, on this host: a feed names the host that the site was built for. */
export function linkedIn(html: string, kind: string, at: URL): URL | undefined {
  const href = parse(html).querySelector(`link${kind}[href]`)?.getAttribute('href');
  const url = href === undefined ? undefined : urlOf(href, at);
  return url && new URL(url.pathname, at);
}

function urlOf(href: string, at: URL): URL | undefined {
  return URL.parse(href, at) ?? undefined;
}
