/** Findings in what house rules make of a book, whose files are another book's. */
import { partsOfOn } from '#model/index.ts';
import type { EditionContent } from './content.ts';
import type { Finding } from './finding.ts';

/**
 * What the checks find in an edition. In one that house rules make nothing is looked for while its book is
 * wrong itself, and what is so without them is left out: the rest says whose rules make it so.
 * @param before the findings so far, those of the book that house rules stand on among them.
 */
export function housed(
  { book }: EditionContent,
  before: readonly Finding[],
  find: () => readonly Finding[],
): readonly Finding[] {
  if (!book.house) return find();
  const below = `content/${partsOfOn(book.house.data.on).book}/`;
  const own = `content/${book.id}/`;
  const isWrong = before.some(({ level, position: { file } }) => level !== 'warning' && file.startsWith(below));
  if (isWrong) return [];
  const known = new Set(before.map(keyOf));
  // Words of the club that are not used yet may be those that are missed: they have their own finding.
  const isWaiting = book.house.replaced.some(({ isStale }) => isStale);
  return find().flatMap((each) => {
    if (each.position.file.startsWith(own)) return [each];
    if (known.has(keyOf(each)) || (isWaiting && OF_WORDS.includes(each.code))) return [];
    if (['settled-otherwise', 'old-figure', 'old-outcome'].includes(each.code)) return [each];
    const so = `It is so with the house rules of \`${book.id}\``;
    const mend = OF_CASES.includes(each.code)
      ? `: other worked cases stand under \`examples\` in ${own}house.yaml.`
      : '.';
    return [{ ...each, message: `${each.message} ${so}${mend}` }];
  });
}

/** What is missed in the words of clauses. */
const OF_WORDS: readonly string[] = ['figure', 'limit-not-said', 'time-not-said'];
/** What is wrong with worked cases, which the book has right for itself. */
const OF_CASES: readonly string[] = ['wrong-example', 'wrong-gives'];

function keyOf({ code, position: { file, line, column } }: Finding): string {
  return [code, file, line, column].join('\n');
}
