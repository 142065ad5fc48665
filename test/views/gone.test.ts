import { describe, expect, test } from 'vitest';
import { asId, type RuleId } from '#model/index.ts';
import { articlesGone, clausesGone, termsGone } from '#views/gone.ts';
import { pageContextIn } from '../support/page-context.ts';
import { readContentFiles } from '#library/files.ts';
import { bookOf, editionOf, ruleOf } from '../support/renumbered.ts';

const book = bookOf(readContentFiles('test/books/good/two-languages'));
const context = pageContextIn(book, editionOf(book, '2024'));

describe('what older editions have on a page', () => {
  test('is named with the last edition that has it, and leads there', () => {
    expect(clausesGone(ruleOf(context.edition, 'melden'), context)).toEqual([
      { id: 'b', name: 'Regel 4B', href: '/nl/bordspel/2019/4/#b', edition: '2019' },
    ]);
    expect(termsGone(context)).toEqual([
      { id: 'roemgeld', name: 'roemgeld', href: '/nl/bordspel/2019/terms/#roemgeld', edition: '2019' },
    ]);
    expect(articlesGone(context)).toEqual([
      { id: '7', name: '7 · Wie te laat komt', href: '/nl/bordspel/2019/laws/#7', edition: '2019' },
    ]);
  });

  test('is no clause of another rule that had the number', () => {
    const others = context.edition.rules.filter(({ id }) => id !== 'melden');
    expect(others.flatMap((rule) => clausesGone(rule, context))).toEqual([]);
    expect(clausesGone({ id: asId<RuleId>('toezicht') }, context)).toEqual([]);
  });

  test('is not said on the page of an edition by itself', () => {
    const dated = { ...context, dated: true };
    expect([clausesGone(ruleOf(context.edition, 'melden'), dated), termsGone(dated), articlesGone(dated)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
