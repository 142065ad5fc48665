import { describe, expect, test } from 'vitest';
import { parseMdxFile } from '#library/source.ts';
import { progressOf } from '#library/words/progress.ts';
import { skeletonOf } from '#library/words/skeleton.ts';
import { clauseUnits } from '#library/words/units.ts';

const rule = (text: string) =>
  parseMdxFile(
    'rules/2-beurt.mdx',
    `---\nid: beurt\n---\n\n<Clause id="a">\n\n${text}\n\n</Clause>\n\n<Clause id="b">Pas.</Clause>\n`,
  );
const wordsOf = (text: string, translation?: string) => {
  const original = rule(text);
  const source = translation === undefined ? undefined : parseMdxFile('words/en/rules/2-beurt.mdx', translation);
  const texts = clauseUnits('beurt', original, source);
  return { as: 'rules' as const, original, source, data: [], texts };
};

describe('the text that a translator begins with', () => {
  test('keeps paragraphs, lists and links', () => {
    const text = 'Eerst [de beurt](rule:kleur#a).\n\nDan de kaart:\n\n1. hoog\n2. laag\n\n- rood\n- zwart';
    const lines = skeletonOf(wordsOf(text))?.split('\n') ?? [];
    expect(lines.slice(4, lines.indexOf('# </Clause>'))).toEqual([
      '# Eerst [de beurt](rule:kleur#a).',
      '#',
      '# Dan de kaart:',
      '#',
      '# 1. hoog',
      '# 2. laag',
      '#',
      '# - rood',
      '# - zwart',
    ]);
  });
});

describe('how far a translation is', () => {
  test('counts what is current, stale and missing', () => {
    const [a] = wordsOf('Speel.').texts;
    const translated = (of = '') => wordsOf('Speel.', `---\n---\n\n<Clause id="a" of="${of}">\n\nPlay.\n\n</Clause>\n`);
    expect(progressOf({ words: [translated(a?.hash)] })).toEqual({ current: 1, stale: 0, missing: 1, percent: 50 });
    expect(progressOf({ words: [translated('00000000')] })).toEqual({ current: 0, stale: 1, missing: 1, percent: 0 });
    expect(progressOf({ words: [] }).percent).toBe(100);
  });
});
