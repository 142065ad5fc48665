import type { AtTableWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import { FULL_MARKS } from '#training/cases/at-the-table.ts';
import type { Askable } from '#training/cases/questions.ts';
import type { Drawn, Session } from '#training/session.ts';
import type { Account } from './account.ts';
import { ReplyLine } from './Log.tsx';
import { Verdicts } from './Verdicts.tsx';

interface Props {
  readonly session: Session;
  readonly drawn: Drawn;
  readonly account: Account;
  readonly questions: readonly Askable[];
  readonly say: AtTableWords;
}

/** The score, and whether the ruling was given too early. */
export function Score({ session, drawn, account, questions, say }: Props) {
  const { account: words } = say;
  return (
    <div class="drill-table-account">
      <p class="drill-table-score">{fill(session.words.result.score, { n: account.score, of: FULL_MARKS })}</p>
      {!account.settled && (
        <section class="drill-table-early">
          <h3>{words.early}</h3>
          {!account.certain ? (
            <>
              <p>{words.open}</p>
              <Verdicts drawn={drawn} ids={account.open} />
            </>
          ) : (
            <p>{words.amount}</p>
          )}
          {account.told !== undefined && (
            <>
              <p>{words.told}</p>
              <p>
                <Asked session={session} drawn={drawn} questions={questions} fact={account.told} say={say} />
              </p>
            </>
          )}
        </section>
      )}
    </div>
  );
}

/** Each question with its use, the shortest way, and what was at issue. */
export function Asking({ session, drawn, account, questions, say }: Props) {
  const { data } = drawn.situation;
  const { account: words } = say;
  const asked = (fact: string) => <Asked session={session} drawn={drawn} questions={questions} fact={fact} say={say} />;
  return (
    <div class="drill-table-account">
      <section>
        <h3>{words.asked}</h3>
        {account.asked.length === 0 && <p>{words.nothing}</p>}
        <ol>
          {account.asked.map(({ fact, waste, spare }) => (
            <li key={fact}>
              {asked(fact)}
              <span class={waste === undefined ? 'drill-table-mark' : 'drill-table-mark wasted'}>
                {waste === undefined ? (spare ? words.spare : words.needed) : words.wasted[waste]}
              </span>
            </li>
          ))}
        </ol>
        {account.short && <p>{words.taken}</p>}
      </section>
      {!account.short && (
        <section>
          <h3>{words.shortest}</h3>
          <ol>
            {account.shortest.map((fact) => (
              <li key={fact}>{asked(fact)}</li>
            ))}
          </ol>
        </section>
      )}
      <p>
        {words.about}{' '}
        <a href={data.href} lang={data.lang}>
          {data.title}
        </a>
      </p>
    </div>
  );
}

interface AskedProps extends Omit<Props, 'account'> {
  readonly fact: string;
}

/** A question with the table's reply. */
function Asked({ session, drawn, questions, fact, say }: AskedProps) {
  return (
    <>
      <span class="drill-table-asked" lang={drawn.situation.data.lang}>
        {questions.find((each) => each.fact === fact)?.ask}
      </span>{' '}
      <ReplyLine session={session} drawn={drawn} fact={fact} say={say.log} />
    </>
  );
}
