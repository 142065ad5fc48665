/**
 * Slips in house rules: another number under `figures`, another answer under `settle`, another outcome under
 * `replace`, another number in a clause that the club says in its own words; and all that is tried in a book,
 * in the club's own rules.
 */
import { checkContent } from '#check/check.ts';
import { readContent, type EditionContent } from '#check/content.ts';
import { digitMentionsIn } from '#check/numbers-in.ts';
import type { HouseFile } from '#library/house/house-file.ts';
import type { ContentFile } from '#library/placed.ts';
import type { KeptFiles } from '#library/read-file.ts';
import { optionsOf, type House, type Language } from '#model/index.ts';
import { changed, lineAt, replacing, writtenIn, type Change, type ChangeClass } from './change.ts';
import { changesIn, outcomeChanges } from './changes.ts';
import { isEquivalent, nameOf, type Result } from './trial.ts';

/**
 * @param files those of the club and of the book that its rules stand on.
 * @returns every change, and a function that tries one. It reads and checks both books anew, which takes
 *   longer than a change in a book.
 */
export function houseTrials(
  { book }: Pick<HouseFile, 'book'>,
  files: readonly ContentFile[],
): { readonly changes: readonly Change[]; readonly attempt: (change: Change) => Result } {
  const kept: KeptFiles = new Map();
  const before = readOf(book, files, kept);
  const [content] = before.editions;
  if (!content) return { changes: [], attempt: () => ({ kind: 'missed' }) };
  const known = new Set(before.findings.map(nameOf));
  return {
    changes: files
      .filter(({ file }) => file.startsWith(`content/${book}/`))
      .flatMap((file) => changesOfHouse(content, file)),
    attempt: (change) => {
      const after = readOf(
        book,
        files.map((each) => (each.file === change.file ? { ...each, text: changed(each, change) } : each)),
        kept,
      );
      const found = after.findings.find((finding) => !known.has(nameOf(finding)));
      if (found) return { kind: 'caught', by: found.code };
      const [edition] = after.editions;
      const isSaid = change.class === 'number in a club’s words' || change.class === 'figure of house rules';
      return { kind: edition && !isSaid && isEquivalent(content, edition) ? 'equivalent' : 'missed' };
    },
  };
}

/** The editions that a club's rules make, and what is found; new addresses are no sign of a slip. */
function readOf(book: string, files: readonly ContentFile[], kept: KeptFiles) {
  const content = readContent(files, kept);
  return {
    editions: content.editions.filter((each) => each.book.id === book),
    findings: checkContent(content, false).filter(({ code }) => code !== 'new-permalink'),
  };
}

function changesOfHouse(content: EditionContent, file: ContentFile): readonly Change[] {
  const { house, data } = content.book;
  if (!house) return [];
  if (file.file === house.source.file) return houseChanges(content, house.data, file);
  const isInstead = file.file.includes(`/words/${data.language}/`);
  return isInstead ? numberChanges(file, data.language) : changesIn(content, file);
}

function houseChanges(content: EditionContent, data: House, file: ContentFile): readonly Change[] {
  const written = writtenIn(file);
  const put = (path: readonly (string | number)[], text: string, kind: ChangeClass) =>
    replacing(written, path, text, kind) ?? [];
  const { asked } = content.book.house ?? {};
  return [
    ...Object.entries(data.figures ?? {}).flatMap(([id, figure]) =>
      (['was', 'is'] as const).flatMap((key) =>
        [1, -1].flatMap((by) => put(['figures', id, key], String(figure[key] + by), 'figure of house rules')),
      ),
    ),
    ...Object.entries(data.settle ?? {}).flatMap(([id, { is }]) => {
      const fact = asked?.[id as never];
      const others = fact ? Object.keys(optionsOf(fact)).filter((option) => option !== String(is)) : [];
      return others.flatMap((option) => put(['settle', id, 'is'], option, 'settled answer'));
    }),
    ...Object.entries(data.replace ?? {}).flatMap(([id, outcome]) =>
      outcomeChanges(content, written, ['replace', id], outcome).map((change): Change => ({
        ...change,
        class: 'replaced outcome',
      })),
    ),
  ];
}

/** Every number that is written in digits, behind the frontmatter, one more. */
function numberChanges(file: ContentFile, language: Language): readonly Change[] {
  const start = file.text.indexOf('\n---', 3) + 4;
  return digitMentionsIn(file.text.slice(start).replace(/="[^"]*"/g, blank), language).map(
    ({ number, from, to }): Change => {
      const old = file.text.slice(start + from, start + to);
      const text = String(number + 1);
      return {
        class: 'number in a club’s words',
        file: file.file,
        line: lineAt(file, start + from),
        from: start + from,
        to: start + to,
        text,
        what: `${old} → ${text}`,
      };
    },
  );
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
