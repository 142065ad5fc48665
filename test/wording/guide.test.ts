import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEAD, effectRows } from './effects-table.ts';

test('the guide shows every effect with the words that a reader sees of it', () => {
  const guide = readFileSync(new URL('../../docs/writing-a-rulebook.md', import.meta.url), 'utf8');
  const [head, , ...rows] = tableUnder('## Effects and their words', guide);
  expect(head).toEqual(HEAD);
  expect(rows).toEqual(effectRows());
});

test('no two effects of one kind read the same', () => {
  const rows = effectRows().filter(([written = '']) => !written.startsWith('`none'));
  for (const column of HEAD.slice(1).keys()) {
    const texts = rows.map(([written = '', ...chips]) => `${written.split(':')[0] ?? ''} ${chips[column] ?? ''}`);
    expect(texts.filter((each, at) => texts.indexOf(each) !== at)).toEqual([]);
  }
});

/** The cells of the first table below a heading, its head first. */
function tableUnder(heading: string, text: string): readonly (readonly string[])[] {
  const section = text.slice(text.indexOf(`${heading}\n`)).split(/\n## /)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
