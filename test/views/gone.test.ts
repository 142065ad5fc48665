import { describe, expect, test } from 'vitest';
import { asId, type RuleId } from '#model/index.ts';
import { articlesGone, clausesGone, termsGone } from '#views/gone.ts';
import { hereIn } from '../support/here.ts';
import { readContentFiles } from '#library/files.ts';
import { bookOf, editionOf, ruleOf } from '../support/renumbered.ts';

const book = bookOf(readContentFiles('test/books/good/two-languages'));
const here = hereIn(book, editionOf(book, '2024'));

describe('what older editions have on a page', () => {
  test('is named with the last edition that has it, and leads there', () => {
    expect(clausesGone(ruleOf(here.edition, 'melden'), here)).toEqual([
      { id: 'b', name: 'Regel 4B', href: '/nl/bordspel/2019/4/#b', edition: '2019' },
    ]);
    expect(termsGone(here)).toEqual([
      { id: 'roemgeld', name: 'roemgeld', href: '/nl/bordspel/2019/terms/#roemgeld', edition: '2019' },
    ]);
    expect(articlesGone(here)).toEqual([
      { id: '7', name: '7 · Wie te laat komt', href: '/nl/bordspel/2019/laws/#7', edition: '2019' },
    ]);
  });

  test('is no clause of another rule that had the number', () => {
    const others = here.edition.rules.filter(({ id }) => id !== 'melden');
    expect(others.flatMap((rule) => clausesGone(rule, here))).toEqual([]);
    expect(clausesGone({ id: asId<RuleId>('toezicht') }, here)).toEqual([]);
  });

  test('is not said on the page of an edition by itself', () => {
    const dated = { ...here, dated: true };
    expect([clausesGone(ruleOf(here.edition, 'melden'), dated), termsGone(dated), articlesGone(dated)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
