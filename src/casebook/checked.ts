/** What of a kept case does not fit together: another may have written the file that it came in. */
import { isSumOfParts } from '#addresses/parts-record.ts';
import { isSumOf } from '#addresses/record.ts';
import { documentAt } from '#client/cards/documents.ts';
import { caseOn } from '#client/share/page.ts';
import type { CaseOnPage } from '#client/share/shared-content.ts';
import { fill } from '#i18n/fill.ts';
import type { CasebookWords } from '#i18n/words.ts';
import { linkOf } from './link.ts';
import { ruledOn, saidOf } from './ruled.ts';
import { otherTexts } from './said.ts';
import type { KeptRecord, RulingRecord, SavedTexts, Version } from './types.ts';

/** Whether the checksum is that of the facts, the ruling and the edition. */
export function sumFits(record: KeptRecord): boolean {
  return 'parts' in record ? isSumOfParts(record.sum, record) : isSumOf(record.sum, record);
}

/** Whether the checksum and the texts of a saved case are those of its record; `unread` without its pages. */
export type Found = 'fits' | 'altered' | 'other' | 'unread';

/** The same in one word, for a list: the checksum first, then the texts. */
export async function foundOf(base: string, version: Version, words: CasebookWords['one']): Promise<Found> {
  if (!sumFits(version.record)) return 'altered';
  const texts = await otherwise(base, version, words);
  return texts === undefined ? 'unread' : texts.length > 0 ? 'other' : 'fits';
}

/**
 * What the case's link says otherwise, a sentence each; undefined where its pages cannot be fetched.
 * @param base the site's base path
 */
export async function otherwise(
  base: string,
  { record, said }: Pick<Version, 'record' | 'said'>,
  words: CasebookWords['one'],
): Promise<readonly string[] | undefined> {
  if (!('parts' in record) && !('parts' in said)) {
    const page = await documentAt(new URL(linkOf(base, record), location.origin).pathname);
    const on = page && caseOn(page);
    if (!on) return undefined;
    const verdict = otherRuling(on, record, said, words.undecided);
    return verdict === undefined ? [] : [fill(words.reads, { verdict })];
  }
  if (!('parts' in record && 'parts' in said)) return undefined;
  const several = await import('./together.ts').catch(() => undefined);
  const found = await several?.differencesOf(base, record, said);
  return (
    found && [
      ...found.parts.map(({ situation, now = words.undecided }) =>
        fill(words.partReads, { part: situation, verdict: now }),
      ),
      ...(found.total === undefined ? [] : [fill(words.totalReads, { total: found.total })]),
    ]
  );
}

/**
 * What the ruling's page says of the record otherwise than the saved texts; undefined where they agree.
 * @param undecided said where the answers lead to no ruling
 */
export function otherRuling(
  page: CaseOnPage,
  record: RulingRecord,
  said: SavedTexts,
  undecided: string,
): string | undefined {
  const now = ruledOn(page, record.answers);
  if (now) return otherTexts(now.said, said);
  // By the table of then the answers may lead elsewhere: the verdict alone can be compared.
  const ruling = page.rulings[record.ruling];
  const verdict = ruling && saidOf(page, ruling, {}).verdict;
  if (verdict !== undefined && verdict !== said.verdict) return verdict;
  return record.table === page.record.table ? undecided : undefined;
}
