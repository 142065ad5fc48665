import type { RefObject } from 'preact';
import type { DoneOf } from '#training/drill.ts';
import type { Drawn } from '#training/session.ts';
import { fill } from '#i18n/fill.ts';
import type { TrainingWords } from '#i18n/words.ts';

export interface SummaryProps {
  readonly words: TrainingWords;
  readonly done: readonly DoneOf[];
  readonly heading: RefObject<HTMLHeadingElement>;
  /** Address of another round. */
  readonly again: string;
}

/** The summary of a round: how many were right, and what to read again. */
export function Summary({ words: { summary }, done, heading, again }: SummaryProps) {
  const missed = done.filter(({ right }) => !right);
  const rulings = new Map(
    missed.flatMap(({ drawn, rulings }) =>
      practised(drawn, rulings).flatMap(({ id, situation }) => {
        const ruling = situation.data.rulings[id];
        return ruling ? [[id, ruling] as const] : [];
      }),
    ),
  );
  return (
    <section class="drill-summary">
      <h1 ref={heading} tabIndex={-1}>
        {summary.title}
      </h1>
      <p class="drill-score">{fill(summary.right.other, { n: done.length - missed.length, of: done.length })}</p>
      {rulings.size > 0 && (
        <>
          <h2>{summary.missed}</h2>
          <ul class="drill-missed">
            {[...rulings.values()].map(({ verdict, href, lang, cites }) => (
              <li key={href}>
                <a href={href} lang={lang}>
                  {verdict.text}
                </a>
                <span class="drill-cited">{cites.map(({ label }) => label).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a class="btn main" href={again}>
          {summary.again}
        </a>
      </p>
    </section>
  );
}

/** The rulings of a case, those of both parts where it has two. */
function practised({ situation, joint }: Drawn, rulings: readonly string[]) {
  return joint
    ? joint.parts.map((part) => ({ id: part.ruled.ruling, situation: part.situation }))
    : rulings.map((id) => ({ id, situation }));
}
