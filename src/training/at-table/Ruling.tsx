import type { RefObject } from 'preact';
import type { AtTableWords } from '#i18n/at-table.ts';
import type { Askable, Ruled } from '#training/cases/at-the-table.ts';
import type { Drawn, Session } from '#training/session.ts';
import { Outcome } from '#training/ui/Outcome.tsx';
import { accountOf, type Account } from './account.ts';
import { Asking, Score } from './AccountOf.tsx';
import { CoachAfter, type CoachAfterProps } from './CoachAfter.tsx';

export interface RulingProps {
  readonly session: Session;
  readonly drawn: Drawn;
  readonly questions: readonly Askable[];
  /** Facts in the order in which they were asked. */
  readonly asked: readonly string[];
  readonly ruled: Ruled;
  readonly guided: boolean;
  readonly say: AtTableWords;
  readonly heading: RefObject<HTMLHeadingElement>;
}

/** After a ruling at a table: whether it was right or guessed, what the questions were worth, and the ruling itself. */
export function Ruling({ session, drawn, questions, asked, ruled, guided, say, heading }: RulingProps) {
  const { situation, drill } = drawn;
  const account = accountOf(situation, drill, asked, ruled);
  const { right, settled } = account;
  const { result } = session.words;
  const told = { session, drawn, account, questions, say };
  const tone = right ? (settled ? 'right' : 'guessed') : 'wrong';
  return (
    <>
      <Outcome
        session={session}
        situation={situation}
        drill={drill}
        ruled={ruled}
        called={{ tone, text: result[tone] }}
        heading={heading}
      >
        <Score {...told} />
      </Outcome>
      {guided && <CoachAfter session={session} drawn={drawn} ruled={coached(account, tone)} say={say} />}
      <Asking {...told} />
    </>
  );
}

/** What the coach speaks of: wrong with everything known is something else than wrong because it was not. */
function coached({ settled, misnumbered }: Account, tone: CoachAfterProps['ruled']): CoachAfterProps['ruled'] {
  if (tone !== 'wrong' || !settled) return tone;
  return misnumbered ? 'misnumbered' : 'misread';
}
