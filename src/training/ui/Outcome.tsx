import type { ComponentChildren, RefObject } from 'preact';
import { answersToQuery } from '#addresses/answers.ts';
import { withQuery } from '#addresses/with-query.ts';
import { isRight, type Ruled } from '#training/cases/right.ts';
import type { DrillCase } from '#training/cases/case.ts';
import type { Ready } from '#training/cases/situation.ts';
import { miscounted } from '#training/cases/miscounted.ts';
import { turnsOf } from '#training/cases/turns.ts';
import type { Session } from '#training/session.ts';
import { fill } from '#i18n/fill.ts';
import { formatNumber } from '#i18n/language.ts';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import { allowedSays, sentence } from '#wording/phrase.ts';
import { Grounds } from './Grounds.tsx';
import { Instead } from './Instead.tsx';
import { RulingCard } from './RulingCard.tsx';

/** How many alternatives are shown unfolded. */
const TURNS = 1;

export interface OutcomeProps {
  readonly session: Session;
  readonly situation: Ready;
  readonly drill: DrillCase;
  /** Absent when the answer was not a ruling: then the clauses have been shown already. */
  readonly ruled?: Ruled;
  /** The assessment; by default right, right but for a number, or not right. */
  readonly called?: { readonly tone: 'right' | 'wrong' | 'guessed'; readonly text: string } | undefined;
  readonly heading?: RefObject<HTMLHeadingElement>;
  /** Shown between the rulings and the reason. */
  readonly children?: ComponentChildren;
}

/**
 * The result: whether it was right, the ruling itself, what would have had to be true for the reader's, the
 * words of its clauses, and the fact that would have changed it.
 */
export function Outcome({ session, situation, drill, ruled, called, heading, children }: OutcomeProps) {
  const { words, language } = session;
  const { rulings } = situation.data;
  const ruling = rulings[drill.ruling];
  if (!ruling) return null;
  const { result } = words;
  const right = ruled !== undefined && isRight(situation, drill, ruled);
  const wrongNumbers = ruled ? miscounted(situation, drill, ruled) : [];
  const wrong = wrongNumbers.length > 0 ? result.almost : result.wrong;
  const said = called ?? (right ? { tone: 'right', text: result.right } : { tone: 'wrong', text: wrong });
  const told = Object.fromEntries(drill.told.map(({ fact, answer }) => [fact, answer]));
  const yours = ruled && rulings[ruled.ruling];
  return (
    <section class="drill-result">
      <div class="drill-result-what">
        <h2 class={`drill-called ${said.tone}`} ref={heading ?? null} tabIndex={-1}>
          {said.text}
        </h2>
        <RulingCard session={session} situation={situation} drill={drill} />
        {!right && yours && yours !== ruling && (
          <>
            <p class="drill-yours" lang={yours.lang}>
              {fill(result.yours, { verdict: yours.verdict.text })}
            </p>
            <Instead situation={situation} drill={drill} yours={ruled.ruling} book={session.book} words={result} />
          </>
        )}
        {wrongNumbers.map(({ amount: { who, value }, said: typed }) => {
          const numbers = { said: formatNumber(language, typed), is: formatNumber(language, value) };
          const text = who === undefined ? fill(result.said, numbers) : fill(result.saidOf, { ...numbers, who });
          return <p key={who ?? ''}>{sentence(text)}</p>;
        })}
        {children}
      </div>
      <div class="drill-result-why">
        {ruled && <Grounds session={session} situation={situation} drill={drill} />}
        <Turns session={session} situation={situation} drill={drill} />
        <p class="links">
          <a href={withQuery(ruling.href, answersToQuery(told))}>{result.open}</a>
        </p>
      </div>
    </section>
  );
}

/** The facts that would have changed it: the nearest first, the others folded. */
function Turns({ session, situation, drill }: Pick<OutcomeProps, 'session' | 'situation' | 'drill'>) {
  const { words, book } = session;
  const { rulings, facts } = situation.data;
  const rows = turnsOf(situation, drill).flatMap(({ fact, values, leads }) => {
    const text = facts[fact];
    const verdicts = leads.flatMap(({ id }) => (id === drill.ruling ? [] : (rulings[id]?.verdict ?? [])));
    const [first] = verdicts;
    if (!text || !first) return [];
    return [
      {
        key: `${fact} ${JSON.stringify(values)}`,
        says: sentence(allowedSays(text, values, book.words.phrase)),
        verdicts,
      },
    ];
  });
  if (rows.length === 0) return null;
  const list = (some: typeof rows) => (
    <dl class="drill-turns">
      {some.map(({ key, says, verdicts }) => (
        <div key={key}>
          <dt>{says}</dt>
          {verdicts.map((verdict) => (
            <dd key={verdict.text}>
              <UnbrokenText of={verdict} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
  return (
    <div class="drill-why">
      <h3>{words.result.turns}</h3>
      {list(rows.slice(0, TURNS))}
      {rows.length > TURNS && (
        <details>
          <summary>{words.result.more}</summary>
          {list(rows.slice(TURNS))}
        </details>
      )}
    </div>
  );
}
