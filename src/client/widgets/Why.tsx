import { allowedSays, answerOf, saysOf, sentence } from '#wording/phrase.ts';
import type { Explanation } from '#decide/explain.ts';
import type { Lead } from '#decide/leads.ts';
import { queryWith, withQuery, type Case } from '#addresses/case.ts';
import type { DecisionProps } from '#views/decision-props.ts';

type Nearest = Explanation['nearest'][number];

interface Props {
  readonly data: DecisionProps;
  readonly case: Case;
  readonly explanation: Explanation;
}

/** The answers that decided, and what one other answer would have led to. */
export function Why({ data, case: { answers }, explanation: { deciding, nearest } }: Props) {
  const { facts, rulings, words } = data;
  const target = ({ change: { fact, values }, leads }: Nearest, lead: Lead) => {
    const [value] = values;
    // Where several answers share a line, or it takes more questions, no single case stands for the ruling.
    if (value === undefined || values.length > 1 || leads.length > 1) return rulings[lead.id]?.href ?? data.href;
    return withQuery(data.href, queryWith(answers, fact, answerOf(value)));
  };
  return (
    <section class="why">
      <h3>{words.ruling.why}</h3>
      {deciding.length === 0 && <p>{words.ruling.always}</p>}
      <ul class="why-list">
        {deciding.map(({ fact, answer }) => {
          const text = facts[fact];
          return text && <li key={fact}>{sentence(saysOf(text, answer, words.phrase))}</li>;
        })}
      </ul>
      {nearest.length > 0 && (
        <details open>
          <summary>{words.ruling.otherwise}</summary>
          <dl class="pairs">
            {nearest.map((near) => {
              const text = facts[near.change.fact];
              const says = text && sentence(allowedSays(text, near.change.values, words.phrase));
              return (
                <div key={`${near.change.fact} ${says ?? ''}`}>
                  <dt>{says}</dt>
                  {[...new Map(near.leads.map((lead) => [rulings[lead.id]?.verdict.text, lead]))].map(
                    ([verdict, lead]) => (
                      <dd key={lead.id}>
                        <a href={target(near, lead)}>{verdict}</a>
                      </dd>
                    ),
                  )}
                </div>
              );
            })}
          </dl>
        </details>
      )}
    </section>
  );
}
