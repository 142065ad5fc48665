import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersToQuery, queryToAnswers } from '#addresses/answers.ts';
import { decide } from '#decide/decide.ts';
import { answeredCases } from '../client/widgets/every-case.ts';
import { countingAnswers, queryAsking } from '#addresses/case.ts';
import { compiled, data, theCase } from '../client/widgets/book.ts';

const next = (query: string) => theCase(query).progress.next;

describe('an address', () => {
  test('without answers leads to the first question', () => {
    expect(next('')).toMatchObject({ kind: 'question', fact: 'fout', atMost: 4 });
  });

  test('that stops short leads to the first open question', () => {
    expect(next('fout=te-vroeg')).toMatchObject({ kind: 'question', fact: 'slagen', atMost: 1 });
  });

  test('with all answers leads to the ruling', () => {
    expect(next('slagen=4&fout=te-vroeg')).toMatchObject({ kind: 'decided', outcome: { id: 'licht' } });
    expect(next('slagen=5..13&fout=te-vroeg')).toMatchObject({ kind: 'decided', outcome: { id: 'zwaar' } });
  });

  test('with too wide a range does not pretend to know', () => {
    expect(next('fout=te-vroeg&slagen=0..13').kind).toBe('undecided');
  });

  test('names what it had to leave out', () => {
    expect(theCase('fout=weg&slagen=99&oud=1').dropped).toEqual(['slagen', 'oud']);
  });

  test('keeps an answer to a question that has not come up yet', () => {
    expect(theCase('slagen=3').kept).toEqual([{ fact: 'slagen', answer: { kind: 'range', from: 3, to: 3 } }]);
  });

  test('strikes an answer that no longer matters', () => {
    expect(theCase('fout=gevallen&laat-liggen=ja&slagen=3').progress.struck).toMatchObject([
      { fact: 'slagen', reason: 'does-not-matter' },
    ]);
    expect(theCase('fout=te-vroeg&laat-liggen=ja').progress.struck).toMatchObject([
      { fact: 'laat-liggen', reason: 'makes-no-sense' },
    ]);
  });

  test('never shows a ruling that the table does not give, whatever it says', () => {
    const value = fc.constantFrom(
      'te-vroeg',
      'gevallen',
      'weg',
      'ja',
      'nee',
      'unknown',
      '0',
      '4',
      '3..7',
      '5..13',
      'x',
    );
    const key = fc.constantFrom('fout', 'slagen', 'laat-liggen', 'games', 'laat', 'fuot');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 7 }), (pairs) => {
        const current = theCase(pairs.map((pair) => pair.join('=')).join('&'));
        if (current.progress.next.kind !== 'decided') return;
        const { id } = current.progress.next.outcome;
        for (const one of answeredCases(data.table, countingAnswers(current))) {
          const outcome = decide(compiled, one);
          expect('id' in outcome ? outcome.id : outcome.kind).toBe(id);
        }
      }),
    );
  });
});

describe('a link to a ruling', () => {
  test('carries the answers that count and no others', () => {
    const answers = countingAnswers(theCase('fout=weg&laat=nee&games=3&slagen=2'));
    expect(answersToQuery(answers)).toBe('fout=weg&games=3&laat=nee');
  });
});

describe('changing an answer', () => {
  test('asks its question again and keeps the answers after it', () => {
    const query = queryAsking(compiled, data.tree, theCase('fout=te-vroeg&slagen=3'), 'fout');
    expect(query).toBe('slagen=3');
    expect(next(query)).toMatchObject({ kind: 'question', fact: 'fout' });
  });

  test('asks its question again for every answer of every case', () => {
    for (const query of ['fout=te-vroeg&slagen=3', 'fout=gevallen&laat-liggen=ja', 'fout=weg&laat=nee&games=2']) {
      const current = theCase(query);
      for (const { fact } of current.progress.given) {
        expect(next(queryAsking(compiled, data.tree, current, fact))).toMatchObject({ kind: 'question', fact });
      }
    }
  });

  test('that nobody knew asks it again', () => {
    const query = queryAsking(compiled, data.tree, theCase('fout=unknown&slagen=unknown&laat=unknown'), 'fout');
    expect(queryToAnswers(query, data.table.facts).answers).not.toHaveProperty('fout');
    expect(next(query)).toMatchObject({ kind: 'question', fact: 'fout' });
  });
});
