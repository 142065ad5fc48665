/** A site's settings: what its `site.yaml` says, with everything filled in that it leaves out. */
import type { SiteFile } from '#model/site.ts';

/** Where the settings stand: beside `content/`. */
export const SITE_FILE = 'site.yaml';

export interface SiteSettings {
  readonly name: string;
  /** For bars and home screens. */
  readonly short: string;
  /** Whether feet name what the site is made with. */
  readonly madeWith: boolean;
}

/** @param file undefined for a site without one, which has the project's own name. */
export function settingsOf(file: SiteFile | undefined): SiteSettings {
  if (file === undefined) return { name: 'Arbiter', short: 'Arbiter', madeWith: false };
  const { name, short = name, madeWith = true } = file;
  return { name, short, madeWith };
}
