import { expect, it } from 'vitest';
import { linesOf } from '#views/lines.ts';

it('breaks a text between words, and only longer words are longer than a line', () => {
  expect(linesOf('Hoeveel slagen zijn er nu gesloten?', 14)).toEqual(['Hoeveel slagen', 'zijn er nu', 'gesloten?']);
  expect(linesOf('een onwaarschijnlijkheid', 8)).toEqual(['een', 'onwaarschijnlijkheid']);
});

it('leaves no figure and no short word alone on the last line', () => {
  expect(linesOf('0 tot en met 4', 12)).toEqual(['0 tot en', 'met 4']);
  expect(linesOf('de tegenpartij had al een slag', 25)).toEqual(['de tegenpartij had al', 'een slag']);
  expect(linesOf('meer kaarten open', 12)).toEqual(['meer kaarten', 'open']);
  expect(linesOf('nul tot vier', 8)).toEqual(['nul tot', 'vier']);
  expect(linesOf('onwaarschijnlijkheid 4', 8)).toEqual(['onwaarschijnlijkheid', '4']);
});
