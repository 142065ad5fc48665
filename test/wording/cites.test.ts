/** Citations in a line: none that reads as another one, and none left out. */
import { describe, expect, test } from 'vitest';
import { citesByRule, glanceOf } from '#wording/cites.ts';
import { citeAmong, citeName } from '#wording/names.ts';
import { cited } from '../support/cite.ts';
import { biedspel, edition, words } from '../views/slagspel.ts';

const named = (...cites: readonly string[]) =>
  citesByRule(
    cites.map((id) => {
      const cite = cited(id, id.startsWith('4-') ? biedspel : edition);
      return { label: citeName(cite, words), among: citeAmong(cite, words) };
    }),
  );

describe('all by name', () => {
  test('clauses of a rule stand together, and one alone is called as ever', () => {
    expect(named('17#1', '17#2')).toBe('regel 17, leden 1, 2');
    expect(named('17#1')).toBe('regel 17, lid 1');
  });
  test('letters and whole rules are one list', () => {
    expect(named('17#a', '31#d', '17')).toBe('regel 17A, 31d, 17');
  });
  test('a clause that is called by words stands alone', () => {
    expect(named('4-9#te-laat', '17#a')).toBe('regel 4.9, ‘te laat’ · regel 17A');
  });
});

test('at a glance the first is read, however long, and others as far as they fit', () => {
  expect(glanceOf(['regel 17A', 'regel 18B', 'regel 19C', 'regel 20D'])).toBe(2);
  expect(glanceOf(['regel 5.1 Grote strafkaart, lid 12', 'regel 6'])).toBe(1);
  expect(glanceOf([])).toBe(0);
});
