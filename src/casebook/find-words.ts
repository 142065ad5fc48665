/** Searches the words of cases: loaded with the first word that is typed. */
import { fold } from '#search/fold.ts';
import { fuzzyFilter } from '#search/fuzzy-filter.ts';
import { partsSaid } from './said.ts';
import { TEXT_DETAILS, type KeptCase } from './types.ts';

/**
 * The cases that contain the words, in any of their versions and with tolerance for typing errors.
 * @param titles names of books, by id
 */
export function withWords(
  cases: readonly KeptCase[],
  words: string,
  titles: Readonly<Record<string, string>>,
): Promise<readonly KeptCase[]> {
  return fuzzyFilter(cases, words, (kept) => textOf(kept, titles));
}

/** Cache: folding ten thousand cases takes too long for every key press. A changed case is a new object. */
const texts = new WeakMap<KeptCase, string>();

/** The searchable text of all versions of a case, folded. */
function textOf(kept: KeptCase, titles: Readonly<Record<string, string>>): string {
  const known = texts.get(kept);
  if (known !== undefined) return known;
  const all = kept.versions.flatMap(({ record, said, details }) => [
    ...[titles[record.book] ?? record.book, record.sum, said.work, said.edition],
    ...partsSaid(said).flatMap(({ situation, verdict, instead, facts, chips, leave, cites }) => [
      ...[situation, verdict, instead, ...facts, ...chips, ...leave, ...cites],
    ]),
    ...('parts' in said ? [...said.meets, ...said.sums] : []),
    ...TEXT_DETAILS.map((key) => details[key]),
  ]);
  const text = fold([...new Set(all)].join('\n'));
  texts.set(kept, text);
  return text;
}
