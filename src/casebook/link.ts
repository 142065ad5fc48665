/** The link of a saved case: its record, replayed by its original table. */
import { pathOf } from '#addresses/pages.ts';
import { queryOfRecorded } from '#addresses/parts-record.ts';
import { SUM, TABLE } from '#addresses/record-marks.ts';
import { withQuery } from '#addresses/with-query.ts';
import type { KeptRecord } from './types.ts';

/**
 * Path and query of the record's link, built from its parts: whatever a file contains, it leads to a ruling
 * of this site. The checksum stays the one that was kept, so that what was altered shows.
 * @param base the site's base path
 */
export function linkOf(base: string, record: KeptRecord): string {
  const { language, book, edition } = record;
  const home = `${base}${language}/${book}/${edition}/`;
  if ('parts' in record) return withQuery(home + pathOf('together'), queryOfRecorded(record));
  const { ruling, answers, table, sum } = record;
  const query = [...(answers === '' ? [] : [answers]), `${TABLE}=${table}`, `${SUM}=${sum}`].join('&');
  return withQuery(home + pathOf('ruling', ruling), query);
}
