/** What is looked at page by page: the small books, and in a thorough run this site's own as well. */
import { FIXTURE } from '../support/fixture-site.ts';
import { SITE, type Build } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';

export const SITES: readonly { readonly name: 'fixture' | 'site'; readonly build: Build }[] = [
  { name: 'fixture', build: FIXTURE },
  ...(THOROUGH ? [{ name: 'site', build: SITE } as const] : []),
];
