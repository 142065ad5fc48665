import { describe, expect, test } from 'vitest';
import { parseMdxFile } from '#library/source.ts';
import { skeletonOf } from '#library/words/skeleton.ts';
import { translated } from '#library/words/translate.ts';

const original = parseMdxFile(
  'rules/2-beurt.mdx',
  `---\nid: beurt\n---\n\n<Clause id="keus-1" label="keus 1">Speel.</Clause>\n\n<Clause id="b" label="B">Pas.</Clause>\n`,
);

/** The numbers of the clauses in a language where the first is called as given. */
function labelsIn(name: string): readonly (string | undefined)[] {
  const { texts } = translated('rules', '', original, undefined, 'nl');
  const [choice, pass] = texts.map(({ hash }) => hash);
  const words = parseMdxFile(
    'words/en/rules/2-beurt.mdx',
    `---\n---\n\n<Clause id="keus-1" of="${choice}"${name}>\n\nPlay.\n\n</Clause>\n\n<Clause id="b" of="${pass}">\n\nPass.\n\n</Clause>\n`,
  );
  const clauses = translated('rules', '', original, words, 'nl').source.body?.clauses ?? [];
  return clauses.map(({ label }) => label);
}

describe('a number that is printed in words', () => {
  test('is said in the language of the translation', () => {
    expect(labelsIn(' name="choice 1"')).toEqual(['choice 1', 'B']);
  });

  test('stays as printed where the translation does not say it', () => {
    expect(labelsIn('')).toEqual(['keus 1', 'B']);
  });

  test('stands in what a translator begins with, to be written over', () => {
    const { texts } = translated('rules', '', original, undefined, 'nl');
    const lines = skeletonOf({ as: 'rules', original, source: undefined, data: [], texts } as never)?.split('\n');
    expect(lines?.filter((line) => line.includes('<Clause')).map((line) => /name="[^"]*"/.exec(line)?.[0])).toEqual([
      'name="keus 1"',
      undefined,
    ]);
  });
});
