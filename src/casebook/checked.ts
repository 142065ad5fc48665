/** What of a kept case does not fit together: another may have written the file that it came in. */
import { isSumOfParts } from '#addresses/parts-record.ts';
import { isSumOf } from '#addresses/record.ts';
import { documentAt } from '#client/cards/documents.ts';
import { untagged } from '#model/language-tags.ts';
import { linkOf } from './link.ts';
import type { KeptRecord, RulingRecord, SavedTexts } from './types.ts';

/** Whether the checksum is that of the facts, the ruling and the edition. */
export function sumFits(record: KeptRecord): boolean {
  return 'parts' in record ? isSumOfParts(record.sum, record) : isSumOf(record.sum, record);
}

/**
 * The verdict on the page that the case's link leads to, where it reads otherwise than what was kept.
 * Undefined where they agree, or where the page cannot be fetched.
 * @param base the site's base path
 */
export async function otherVerdict(base: string, record: RulingRecord, said: SavedTexts): Promise<string | undefined> {
  const page = await documentAt(new URL(linkOf(base, record), location.origin).pathname);
  const verdict = page?.querySelector('main h1')?.textContent.replace(/\s+/g, ' ').trim();
  return verdict === undefined || verdict === untagged(said.verdict).replace(/\s+/g, ' ').trim() ? undefined : verdict;
}
