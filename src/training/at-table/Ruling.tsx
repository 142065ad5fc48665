import type { Ref } from 'preact';
import type { AtTableWords } from '#i18n/at-table.ts';
import type { Askable, Ruled } from '#training/cases/at-the-table.ts';
import type { Drawn, Session } from '#training/session.ts';
import { Outcome } from '#training/ui/Outcome.tsx';
import { accountOf } from './account.ts';
import { Asking, Score } from './AccountOf.tsx';
import { CoachAfter } from './CoachAfter.tsx';

interface Props {
  readonly session: Session;
  readonly drawn: Drawn;
  readonly questions: readonly Askable[];
  /** Facts in the order in which they were asked. */
  readonly asked: readonly string[];
  readonly ruled: Ruled;
  readonly guided: boolean;
  readonly say: AtTableWords;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** After a ruling at a table: whether it was right or guessed, what the questions were worth, and the ruling itself. */
export function Ruling({ session, drawn, questions, asked, ruled, guided, say, heading }: Props) {
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
      {guided && <CoachAfter session={session} drawn={drawn} ruled={!right && settled ? 'misread' : tone} say={say} />}
      <Asking {...told} />
    </>
  );
}
