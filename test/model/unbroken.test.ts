import { renderToString } from 'preact-render-to-string';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { unbroken } from '#model/unbroken.ts';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';

/** With a sign in place of each space in which no line ends. */
function shown(text: string): string {
  return unbroken(text).replaceAll('\u00a0', '~');
}

test.each([
  ['Het kost € 30 bij 2 slagen', 'Het kost €~30 bij 2~slagen'],
  ['Zie regel 4, artikel 27A en Law 27B1(a)', 'Zie regel~4, artikel~27A en Law~27B1(a)'],
  ['volgens art. 5 of stk. 12', 'volgens art.~5 of stk.~12'],
  ['1 ½ punt, 15 dagen, 20.00 uur', '1~½ punt, 15~dagen, 20.00~uur'],
  ['Zwei für 10 Punkte, et til 2 point', 'Zwei für 10~Punkte, et til 2~point'],
])('no line ends within a number and what it belongs to: %s', (text, held) => {
  expect(shown(text)).toBe(held);
});

test.each(['Spelregel 4 en een rule of 3', '8 tegen 26', '2 bis 5 oder 6 oder 7', 'Regel 17A geldt'])(
  'and anywhere else it may: %s',
  (text) => {
    expect(shown(text)).toBe(text.replace('Regel 17A', 'Regel~17A'));
  },
);

test('a provision keeps its number, not the verb behind it', () => {
  expect(shown('Regel 17 noemt 2 punten')).toBe('Regel~17 noemt 2~punten');
});

test('texts of data get them where they are shown', () => {
  expect(renderToString(h(UnbrokenText, { of: { text: 'Twee of 15 strafpunten' } }))).toBe(
    'Twee of 15\u00a0strafpunten',
  );
  expect(renderToString(h(UnbrokenText, { of: { text: '', html: '<abbr>WL</abbr> geeft 2 slagen' } }))).toContain(
    'geeft 2\u00a0slagen',
  );
});
