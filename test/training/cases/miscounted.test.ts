/** The right ruling with a wrong number. */
import { expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { amountsToSay } from '#training/cases/right.ts';
import { drawCase } from '#training/cases/case.ts';
import { wrongRulings } from '#training/cases/offered.ts';
import { ready } from '#training/cases/situation.ts';
import { trainedSituation } from '#training/data/trained.ts';
import { miscounted } from '#training/cases/miscounted.ts';
import { pageContextIn } from '../../support/page-context.ts';
import { bookOf, situationOf } from '../../support/edition.ts';

const book = bookOf('zweidame');
const settled = () => {
  const context = pageContextIn(book, book.current);
  const situation = ready(trainedSituation(situationOf(book.current, 'spiel-abrechnen'), context));
  const drill = drawCase(situation, 'k3f9', packs.de.widget.phrase, 'gewonnen-beide-mit-stich');
  if (!drill) throw new Error('nothing was drawn');
  return { situation, drill, values: amountsToSay(situation, drill, drill.ruling).map(({ value }) => value) };
};

it('names the numbers that are wrong, with what they are, and no others', () => {
  const { situation, drill, values } = settled();
  const [first = 0, second = 0, third = 0] = values;
  expect(values).toHaveLength(3);
  expect(miscounted(situation, drill, { ruling: drill.ruling, amounts: values })).toEqual([]);
  const wrongly = miscounted(situation, drill, { ruling: drill.ruling, amounts: [first, second + 10, third] });
  expect(wrongly.map(({ amount, said }) => [amount.value, said])).toEqual([[second, second + 10]]);
});

it('says nothing of numbers where the ruling is another one', () => {
  const { situation, drill } = settled();
  const [other] = wrongRulings(situation, drill.assignment, drill.ruling);
  if (other === undefined) throw new Error('there is no other ruling');
  const amounts = amountsToSay(situation, drill, other).map(() => 1);
  expect(miscounted(situation, drill, { ruling: other, amounts })).toEqual([]);
});
