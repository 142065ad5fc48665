/** The link of a saved case: its record, replayed by its original table. */
import { pathOf } from '#addresses/pages.ts';
import { SUM, TABLE } from '#addresses/record-marks.ts';
import { withQuery } from '#addresses/with-query.ts';
import type { KeptRecord } from './types.ts';

/**
 * Path and query of the record's link, built from its parts: whatever a file contains, it leads to a ruling
 * of this site.
 * @param base the site's base path
 */
export function linkOf(base: string, { language, book, edition, ruling, answers, table, sum }: KeptRecord): string {
  const query = [...(answers === '' ? [] : [answers]), `${TABLE}=${table}`, `${SUM}=${sum}`].join('&');
  return withQuery(`${base}${language}/${book}/${edition}/${pathOf('ruling', ruling)}`, query);
}
