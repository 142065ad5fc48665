import type { AtTableWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import { FULL_MARKS, GUESSED, LEAST_SETTLED } from '#training/cases/at-the-table.ts';
import type { Drawn, Session } from '#training/session.ts';
import { sentence } from '#wording/phrase.ts';

export interface CoachAfterProps {
  readonly session: Session;
  readonly drawn: Drawn;
  /** The result, and if wrong, what was wrong and whether everything was known. */
  readonly ruled: 'right' | 'guessed' | 'misread' | 'misnumbered' | 'wrong';
  readonly say: AtTableWords;
}

/** The coach's last words: how the ruling is announced, what to look at next, and what is scored. */
export function CoachAfter({ drawn: { situation, drill }, ruled, say: { coach, after } }: CoachAfterProps) {
  const ruling = situation.data.rulings[drill.ruling];
  const cite = ruling?.cites[0]?.label;
  return (
    <section class="drill-table-coach" aria-labelledby="drill-table-coach">
      <h2 id="drill-table-coach">{coach.name}</h2>
      <p>{after[ruled]}</p>
      <h3>{after.aloud}</h3>
      <ol>
        {ruling && <li>{fill(after.verdict, { verdict: ruling.verdict.text.replace(/\.$/, '') })}</li>}
        {cite !== undefined && <li>{fill(after.cites, { cites: sentence(cite) })}</li>}
      </ol>
      <p>{after.look}</p>
      <h3>{after.counts}</h3>
      <p>{fill(after.score, { full: FULL_MARKS, least: LEAST_SETTLED, guessed: GUESSED })}</p>
    </section>
  );
}
