/**
 * What is kept of the last time that content was read and checked: the same as reading and checking all of it
 * anew.
 */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { checkContent } from '#check/check.ts';
import { readContent, type Content } from '#check/content.ts';
import type { ContentFile } from '#library/placed.ts';
import type { KeptFiles } from '#library/read-file.ts';
import { citeById } from '#library/cited.ts';
import { readContentFiles } from '#library/files.ts';
import { joinDraft } from '#library/load.ts';
import type { LoadedBook } from '#library/types.ts';
import { THOROUGH } from '../support/thorough.ts';

/** Everything that is known of content and of its faults, and what it is joined to, as data. */
function known(content: Content): unknown {
  const { books, frozen, problems } = content.draft;
  const findings = checkContent(content);
  return JSON.parse(
    JSON.stringify({
      books,
      frozen,
      problems: problems.map(({ kind, position }) => ({ kind, position })),
      findings,
      joined: books.length === 0 ? [] : joinDraft(content.draft, '2026-06-01').books.flatMap(ruled),
    }),
  );
}

/** What follows from a book: its tables with their trees, and its rulings. */
function ruled({ editions, translations }: LoadedBook): readonly unknown[] {
  return [
    ...editions.map(({ situations, rulings }) => ({
      situations: situations.map(({ id, table, tree, open, tableHash, rulingsHash, former }) => {
        return { id, table, tree, open, tableHash, rulingsHash, former };
      }),
      rulings: rulings.map(({ id, verdict, when, effects, cites, rests }) => {
        return { id, verdict, when, effects, cites: cites.map(citeById), rests: rests.map((note) => note.id) };
      }),
    })),
    ...translations.flatMap(ruled),
  ];
}

type Edit = (files: readonly ContentFile[], at: number) => readonly ContentFile[];

const withText =
  (change: (text: string) => string): Edit =>
  (files, at) =>
    files.map((each, nth) => (nth === at ? { ...each, text: change(each.text) } : each));

/** What authors do to a file; each is undone before the next. */
const edits: Readonly<Record<string, Edit>> = {
  'a word more': withText((text) => text.replace(/(?<=[a-z]{4}) (?=[a-z]{4})/, ' echt ')),
  'a number changed': withText((text) => text.replace(/\b[1-8]\b(?=[^-:]*$)/m, '9')),
  'a condition dropped': withText((text) => text.replace(/^( {4}when: )(?:\{.*\}|\[.*\])$/m, '$1{}')),
  'an amount changed': withText((text) => text.replace(/(?<=(?:points|fine): )\d+/, '7')),
  'lines moved': withText((text) =>
    text.startsWith('---') ? text.replace('---', '---\n# a line more\n') : `# a line more\n${text}`,
  ),
  'broken syntax': withText((text) => text.replace(/: /, ': [')),
  'broken form': withText((text) => text.replace(/^(?:title|ask|term|number): .*$/m, '')),
  'another language': withText((text) =>
    text.replace(/^language: (\w+)$/m, (_, now: string) => `language: ${now === 'nl' ? 'de' : 'nl'}`),
  ),
  'cut in half': withText((text) => text.slice(0, text.length / 2)),
  'not readable': (files, at) =>
    files.map((each, nth) => (nth === at ? { ...each, text: '', fault: 'unreadable' } : each)),
  removed: (files, at) => files.filter((_, nth) => nth !== at),
  renamed: (files, at) =>
    files.map((each, nth) => (nth === at ? { ...each, file: each.file.replace(/(?=\.[a-z]+$)/, '-neu') } : each)),
};

/** Of each folder its first file, one within, and its last. */
function sampled(files: readonly ContentFile[]): readonly number[] {
  const folders = Map.groupBy(files.keys(), (at) => (files[at]?.file ?? '').replace(/[^/]+$/, ''));
  return [...folders.values()].flatMap((all) => [
    ...new Set([all[0] ?? 0, all[Math.floor(all.length / 2)] ?? 0, all.at(-1) ?? 0]),
  ]);
}

const ONE_OF = THOROUGH ? 3 : 12;
const books = ['numbers-and-amounts', 'two-editions', 'two-languages'].map((name) => join('test/books/good', name));

describe('content that is read again after a change', () => {
  it.each(books)('is what it is when all of it is read anew: %s', (root) => {
    const files = readContentFiles(root);
    const kept: KeptFiles = new Map();
    const again = (some: readonly ContentFile[]) => known(readContent(some, kept));
    const whole = known(readContent(files));
    expect(again(files)).toEqual(whole);
    const made = new Set<string>();
    sampled(files).forEach((at, nth) => {
      Object.entries(edits).forEach(([name, edit], index) => {
        const edited = edit(files, at);
        // A part of them, each with other files; and each at least once.
        if (isDeepStrictEqual(edited, files) || ((nth + index) % ONE_OF > 0 && made.has(name))) return;
        made.add(name);
        expect([name, files[at]?.file, again(edited)]).toEqual([name, files[at]?.file, known(readContent(edited))]);
      });
    });
    expect([...made].toSorted()).toEqual(Object.keys(edits).toSorted());
    expect(again(files)).toEqual(whole);
  });

  it('parses only what has changed, and holds nothing of what is gone', () => {
    const files = readContentFiles('test/books/good/two-languages');
    const kept: KeptFiles = new Map();
    readContent(files, kept);
    const before = new Map([...kept].map(([file, { read }]) => [file, read]));
    const edited = edits['a word more']?.(files, 3).slice(0, -1) ?? [];
    readContent(edited, kept);
    const fresh = [...kept].flatMap(([file, { read }]) => (before.get(file) === read ? [] : [file]));
    expect(fresh).toEqual([files[3]?.file]);
    expect([...kept.keys()].toSorted()).toEqual(edited.map(({ file }) => file).toSorted());
  });

  it('has its tables proven anew only where a file that cannot be read may have a ruling for them', () => {
    const files = readContentFiles('test/books/good/numbers-and-amounts');
    const kept: KeptFiles = new Map();
    const looks = looksAtExamples(readContent(files, kept), 'slag');
    const broken = (words: string) =>
      files.map((each) => (/11-pause/.test(each.file) ? { ...each, text: `---\n${words}: [\n---\n` } : each));
    const looked = (some: readonly ContentFile[]) => {
      const before = looks();
      checkContent(readContent(some, kept));
      return looks() > before;
    };
    const [first, again, elsewhere, maybeHere, mended] = [files, files, broken('pause'), broken('slag'), files].map(
      looked,
    );
    expect({ first, again, elsewhere, maybeHere, mended }).toEqual({
      first: true,
      again: false,
      elsewhere: false,
      maybeHere: true,
      mended: false,
    });
  });
});

/** How often somebody has looked what the worked examples of a situation come to: only its own checks do. */
function looksAtExamples({ editions }: Content, situation: string): () => number {
  let looks = 0;
  const consequences = editions.flatMap((each) => each.consequences).filter((each) => each.situation === situation);
  for (const example of consequences.flatMap(({ data }) => data.examples ?? [])) {
    const { gives } = example;
    Object.defineProperty(example, 'gives', {
      enumerable: true,
      get: () => {
        looks++;
        return gives;
      },
    });
  }
  return () => looks;
}
