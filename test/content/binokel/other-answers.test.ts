/** What another answer would come to counts with that answer, and not with the case's own. */
import { expect, test } from 'vitest';
import { caseOf } from '#addresses/case.ts';
import { briefOf } from '#client/widgets/brief-of.ts';
import { whyRows } from '#client/widgets/why-rows.ts';
import { compile } from '#decide/compile.ts';
import { decisionProps } from '#views/decision.ts';
import { libraryAt } from '../../support/library.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { situationOf } from '../../support/edition.ts';

const book = libraryAt('.').books.find(({ id }) => id === 'binokel');
if (!book) throw new Error('these tests are of Binokel');

test.each([
  ['verlorene=3', 'bei 1 bis 2: 0,50 € bis 1,00 €'],
  ['verlorene=20', 'bei 1 bis 2: 0,50 € bis 1,00 €'],
  ['verlorene=1', 'bei 3 oder mehr: 2,00 € bis 19,00 €'],
])('the fine of %s', (query, says) => {
  const data = decisionProps(situationOf(book.current, 'strafgeld'), pageContextIn(book, book.current));
  const compiled = compile(data.table);
  const current = caseOf(compiled, data.tree, query);
  const { next } = current.progress;
  if (next.kind !== 'decided') throw new Error('the number decides');
  const [row] = whyRows({ ...data, compiled, brief: briefOf(data) }, current, next.outcome.id);
  expect(row?.instead.map(({ when, outcome }) => `${when}: ${outcome}`.replaceAll('\u00a0', ' '))).toContain(says);
});
