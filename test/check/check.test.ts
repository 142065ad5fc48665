import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { soundContent, ContentError } from '#check/assert.ts';
import { check, checkContent } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import type { ContentFile } from '#library/placed.ts';
import { filesOf, findingsOf, fixtureBooks, foundIn } from './books.ts';

const good = fixtureBooks('good').map((book) => ({ ...book, files: filesOf(book) }));
const bad = fixtureBooks('bad').map((book) => ({ ...book, files: filesOf(book) }));

/** The book with one text in one of its files replaced; fails if it is not there. */
function changed(files: readonly ContentFile[], from: string, to: string): readonly ContentFile[] {
  expect(files.some((each) => each.text.includes(from))).toBe(true);
  return files.map((each) => ({ ...each, text: each.text.replace(from, to) }));
}

describe('an author', () => {
  const sound = good.find((book) => book.name === 'choices-and-overrides')?.files ?? [];

  test('who loses any one file is told, unless the original stands in for it', () => {
    for (const book of good) {
      for (const lost of book.files.filter(({ file }) => !file.includes('/words/'))) {
        const findings = foundIn(
          book,
          book.files.filter((each) => each !== lost),
        );
        expect(findings.length, `without ${lost.file}`).toBeGreaterThan(0);
      }
    }
  });

  test('who damages any one file of rules or situations is told of that file alone', () => {
    const damages: readonly (readonly [name: string, damaged: (text: string) => string])[] = [
      ['a byte-order mark', (text) => `\uFEFF${text}`],
      ['an empty line first', (text) => `\n${text}`],
      ['no second ---', (text) => text.replace(/\n---\n/, '\n')],
      ['a space of no width', (text) => text.replace(/e/, 'e\u200b')],
      ['a line that is indented otherwise', (text) => text.replace(/^(\w+):/m, ' $1:')],
      ['a tab', (text) => text.replace(/^ +/m, '\t')],
      ['nothing', () => ''],
    ];
    for (const book of good) {
      const { files, name } = book;
      const texts = files.filter((each) => each.file.endsWith('.mdx') && !each.file.includes('/words/'));
      // One damage for each file, and each damage for some.
      for (const [index, file] of texts.entries()) {
        const [damage, damaged] = damages[index % damages.length] ?? ['none', (text: string) => text];
        const text = damaged(file.text);
        if (text === file.text) continue;
        const found = foundIn(
          book,
          files.map((each) => (each === file ? { ...each, text } : each)),
        );
        const blamed = new Set(found.map((each) => each.position.file));
        expect([...blamed], `${name}, ${damage} in ${file.file}`).toEqual([file.file]);
      }
    }
  });

  test('who gives a file another ending is told of that file alone', () => {
    for (const book of good) {
      const { files, name } = book;
      const ofContent = files.filter(({ file }) => /^(?!.*\/words\/).*\/(?:rules|situations|facts)[/.]/.test(file));
      // What a file should be called depends on its folder: one of each is enough.
      for (const { file } of new Map(ofContent.map((each) => [dirname(each.file), each])).values()) {
        const other = file.replace(/\.mdx$/, '.md').replace(/\.yaml$/, '.yml');
        const found = foundIn(
          book,
          files.map((each) => (each.file === file ? { ...each, file: other } : each)),
        );
        expect(
          found.map(({ code, position }) => `${position.file} ${code}`),
          name,
        ).toEqual([`${other} unknown-file`]);
      }
    }
  });

  test('who misnames a folder is told of the folder, and not of all that is missing from it', () => {
    // What a translation says of the files is told besides.
    for (const { files, name } of good.filter((book) => !book.files.some(({ file }) => file.includes('/words/')))) {
      for (const folder of ['rules', 'situations']) {
        const edition = /^content\/[^/]+\/[^/]+\//.exec(
          files.find(({ file }) => file.endsWith('facts.yaml'))?.file ?? '',
        );
        const right = `${edition?.[0]}${folder}/`;
        expect(files.some(({ file }) => file.startsWith(right))).toBe(true);
        const codes = check(
          files.map((each) => ({ ...each, file: each.file.replace(right, `${edition?.[0]}${folder.slice(1)}/`) })),
        ).map(({ code }) => code);
        expect(
          codes.filter((code) => code !== 'vanished-permalink'),
          `${name}: ${folder}`,
        ).toEqual(['unknown-file']);
      }
    }
  });

  test('who forgets who comes first of two rulings is told that they conflict', () => {
    const codes = check(changed(sound, '    overrides: [verzaakt]\n', '')).map((each) => each.code);
    expect(codes).toContain('conflict');
  });

  test('who narrows a ruling without an otherwise is told of the gap', () => {
    const numbers = good.find((book) => book.name === 'numbers-and-amounts')?.files ?? [];
    const [finding] = check(changed(numbers, 'trin: [12]', 'trin: []')).filter((each) => each.code === 'schema');
    expect(finding?.message).toContain('`trin` is empty');
    const gaps = check(changed(numbers, ', { ramt: ja, trin: [12] }', '')).filter((each) => each.code === 'gap');
    expect(gaps.map((each) => each.message)).toEqual([expect.stringContaining('ramt: ja; trin: 12')]);
  });

  test('who renumbers a rule without an alias breaks its address, and is told which; citations still hold', () => {
    const codes = check(changed(sound, "number: '3'", "number: '4'")).map((each) => each.code);
    expect(codes).toContain('vanished-permalink');
    expect(codes).not.toContain('unknown-rule');
  });

  test('who calls a number by a word of the machine is told so', () => {
    const numbers = good.find((book) => book.name === 'numbers-and-amounts')?.files ?? [];
    const renamed = numbers.map((each) => ({ ...each, text: each.text.replaceAll(/\btrin\b/g, 'constructor') }));
    const messages = check(renamed).map((each) => each.message);
    expect(messages).toContainEqual(expect.stringContaining('`constructor` cannot be an id'));
  });

  test('sees the same findings in whatever order the files are read', () => {
    for (const book of bad) expect(check([...book.files].reverse())).toEqual(findingsOf(book));
  });

  test('who saves with Windows line ends is told the same', () => {
    for (const book of [...good, ...bad].filter(({ name }) => name !== 'syntax')) {
      const windows = book.files.map((each) => ({ ...each, text: each.text.replaceAll('\n', '\r\n') }));
      expect(check(windows), book.name).toEqual(findingsOf(book));
    }
  });
});

describe('what an author leaves out or calls otherwise', () => {
  const each = (pattern: RegExp, put: string) =>
    good.flatMap((book) =>
      book.files
        .filter(({ file }) => /\.(?:mdx|yaml)$/.test(file) && !file.includes('/words/'))
        .flatMap((at) =>
          [...at.text.matchAll(pattern)].map(({ 0: old, index }) => {
            const text = at.text.slice(0, index) + put + at.text.slice(index + old.length);
            const found = foundIn(
              book,
              book.files.map((one) => (one === at ? { ...at, text } : one)),
            );
            const codes = found.map(({ code }) => code);
            return { place: `${at.file}: ${old}`, codes };
          }),
        ),
    );
  const unnoticed = (tried: ReturnType<typeof each>) =>
    tried.filter(({ codes }) => codes.length === 0).map(({ place }) => place);

  test('is an `askIf`: proofs and examples tell, or else that the table is another one than its copy', () => {
    const tried = each(/^ {2}askIf: .*\n/gm, '');
    expect(tried.length).toBeGreaterThan(5);
    expect(unnoticed(tried)).toEqual([]);
    expect(tried.some(({ codes }) => codes.join() === 'unfrozen-table')).toBe(true);
  });

  test('is a note on which a ruling rests: its clause still has it', () => {
    const tried = each(/^ *rests: \[.*\]\n/gm, '');
    expect(tried.length).toBeGreaterThan(3);
    expect(unnoticed(tried)).toEqual([]);
    for (const { codes } of each(/(?<=^ *rests: )\[.*\]/gm, 'none')) expect(codes).toContain('schema');
  });

  test('is the kind of a note: a reason given for it is then for nothing, or it lacks what its kind demands', () => {
    const gaps = each(/(?<=<Note )kind="reading"/g, 'kind="gap"');
    expect(unnoticed(gaps)).toEqual([]);
    expect(gaps.flatMap(({ codes }) => codes)).toEqual(expect.arrayContaining(['no-alternative', 'note-not-taken-up']));
    const doubts = each(/(?<=<Note )kind="gap"(?=>)/g, 'kind="ambiguity"');
    expect(doubts.map(({ codes }) => codes)).toEqual([['note-id']]);
  });
});

describe('a finding', () => {
  test('stands at a place that is in the file', () => {
    for (const book of bad) {
      for (const { position, message } of findingsOf(book)) {
        const lines = book.files.find((each) => each.file === position.file)?.text.split('\n') ?? [''];
        expect(position.line, message).toBeLessThanOrEqual(Math.max(lines.length, 1));
        expect(position.column, message).toBeLessThanOrEqual((lines[position.line - 1]?.length ?? 0) + 1);
      }
    }
  });

  test('is one line that ends its sentences', () => {
    for (const book of bad) for (const { message } of findingsOf(book)) expect(message).toMatch(/^[^\n]*[.?]$/);
  });
});

describe('the build', () => {
  test('goes on with a sound book', () => {
    for (const { files } of good) expect(() => soundContent(files)).not.toThrow();
  });

  test('asks for copies of its tables; whoever only looks at a change needs none', () => {
    const files = good.find((book) => book.name === 'choices-and-overrides')?.files ?? [];
    const bare = files.flatMap((each) => {
      if (each.file.startsWith('content/frozen/')) return [];
      return [/permalinks\.txt$/.test(each.file) ? { ...each, text: each.text.replaceAll(/^.*@.*\n/gm, '') } : each];
    });
    expect(bare.length).toBeLessThan(files.length);
    expect(() => soundContent(bare)).toThrow('no copy is kept yet');
    expect(checkContent(readContent(bare), false)).toEqual([]);
  });

  test('stops with every finding in the message', () => {
    const files = bad.find((book) => book.name === 'gap-and-conflict')?.files ?? [];
    let error: unknown;
    try {
      soundContent(files);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(ContentError);
    if (!(error instanceof ContentError)) return;
    expect(error.findings).toEqual(check(files));
    for (const { message } of error.findings) expect(error.message).toContain(message);
  });
});
