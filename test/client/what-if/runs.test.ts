import { expect, test } from 'vitest';
import { queryToAnswers } from '#addresses/answers.ts';
import { runsOf } from '#client/what-if/runs.ts';
import { compiled, data, theCase } from '../widgets/book.ts';

const answersOf = (query: string) => queryToAnswers(query, data.table.facts).answers;

test('a number falls into runs with what follows from each, and every number of a run has that ruling', () => {
  const runs = runsOf(compiled, data.tree, answersOf('fout=te-vroeg&slagen=3'), 'slagen');
  expect(runs.map(({ from, to, next }) => [from, to, next.kind === 'decided' && next.outcome.id])).toEqual([
    [0, 4, 'licht'],
    [5, 13, 'zwaar'],
  ]);
  for (const { from, to, next } of runs) {
    for (let n = from; n <= to; n++) expect(theCase(`fout=te-vroeg&slagen=${n}`).progress.next).toEqual(next);
  }
});

test('a choice has no runs', () => {
  expect(runsOf(compiled, data.tree, answersOf('fout=weg'), 'fout')).toEqual([]);
});
