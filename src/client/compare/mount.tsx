/**
 * On a ruling's page whose address names a second ruling: shows both side by side, above the first one's own
 * card.
 */
import { render } from 'preact';
import { answersToQuery } from '#addresses/answers.ts';
import { caseOf, countingAnswers } from '#addresses/case.ts';
import { withQuery } from '#addresses/with-query.ts';
import { withMarks } from '#addresses/record-marks.ts';
import { withSeat } from '#addresses/seat.ts';
import { marksNow, queryNow, seatNow } from '#client/address.ts';
import { documentAt } from '#client/cards/documents.ts';
import { decisionOn } from '#client/share/page.ts';
import { sharedAnswers } from '#client/share/shared-answers.ts';
import { addStyles } from '#client/styles.ts';
import { agreementOf } from '#client/widgets/agreement.ts';
import { compile } from '#decide/compile.ts';
import { loadWords } from '#i18n/load.ts';
import url from '#styles/difference.css?url';
import type { Seat } from '#model/seat.ts';
import type { CaseCheckProps, DecisionProps } from '#views/decision-props.ts';
import { Compared, Without } from './Compared.tsx';

/**
 * Inserts the comparison before an element.
 * @param other the id in the address, unchecked.
 */
export async function mountComparison(place: HTMLElement, check: CaseCheckProps, other: string): Promise<void> {
  const [words] = await Promise.all([loadWords('share', check.language), addStyles(url)]);
  const root = document.createElement('div');
  root.id = 'compared';
  place.before(root);
  const seat = check.seats && seatNow();
  const end = withQuery(location.pathname, withSeat(withMarks(queryNow(), marksNow(), queryNow()), seat));
  const without = (why: string, retry = true): void => {
    render(<Without why={why} end={end} words={words} choose={retry} />, root);
  };
  if (other === check.ruling) {
    without(words.compared.same);
    return;
  }
  if (!Object.hasOwn(check.rulings, other)) {
    without(words.compared.mangled);
    return;
  }
  without(words.compared.loading, false);
  // The texts of the other ruling are on the situation's page.
  const page = await documentAt(new URL(check.situation.href, location.href).pathname);
  const asBuilt = page && decisionOn(page);
  const data = seat && asBuilt ? await named(asBuilt, seat) : asBuilt;
  const [first, second] = [data?.rulings[check.ruling], data?.rulings[other]];
  if (!data || !first || !second) {
    without(words.compared.failed);
    return;
  }
  const compiled = compile(data.table);
  const current = caseOf(compiled, data.tree, queryNow(), data.former);
  const sound = agreementOf(current, check).kind === 'agrees';
  const answers = sound ? countingAnswers(current) : {};
  const query = withSeat(answersToQuery(answers), seat);
  const shared = sharedAnswers(compiled, check.ruling, other, answers);
  render(
    <Compared
      data={data}
      compiled={compiled}
      sides={[
        { id: check.ruling, ruling: first, answers, href: withQuery(first.href, query) },
        { id: other, ruling: second, answers: shared, href: withQuery(second.href, withSeat('', seat)) },
      ]}
      end={end}
      words={words}
    />,
    root,
  );
}

/** With seats in its texts; unchanged when the names of the seats cannot be loaded. */
function named(data: DecisionProps, seat: Seat): Promise<DecisionProps> {
  return import('#client/seats/naming.ts').then(({ withSeats }) => withSeats(data, seat)).catch(() => data);
}
