/** The numbers of a verdict, held against what its ruling counts. */
import { expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { readContentFiles } from '#library/files.ts';

const files = readContentFiles('test/books/good/club-chess');

/** The findings on figures where a rook's move is what the opponent gets. */
function figuresOf(verdict: string): readonly string[] {
  const changed = files.map(({ file, text }) => ({
    file,
    text: text
      .replace(
        'points:\n',
        "points:\n  rook: { label: rook moves, one: '{n} move of 5 squares', other: '{n} moves of 5 squares' }\n",
      )
      .replace('verdict: The opponent gets half a point', `verdict: ${verdict}`)
      .replace('effects: [{ points: 0.5, to: opponent }]', 'effects: [{ points: 1, kind: rook, to: opponent }]'),
  }));
  return check(changed).flatMap(({ code, message }) => (code === 'figure' && /verdict/.test(message) ? [message] : []));
}

test('may be those in the words of what it counts', () => {
  expect(figuresOf('The opponent gets 1 move of 5 squares')).toEqual([]);
});

test('are found where nothing says them', () => {
  expect(figuresOf('The opponent gets 1 move of 6 squares')).toEqual([
    expect.stringContaining('the verdict of `illegal` says `6`'),
  ]);
});
