import type { Ref } from 'preact';
import type { AtTableWords } from '#i18n/words.ts';
import { replyTo, type Askable } from '#training/cases/questions.ts';
import type { Drawn, Session } from '#training/session.ts';
import { saysOf, sentence } from '#wording/phrase.ts';

interface Props {
  readonly session: Session;
  readonly drawn: Drawn;
  /** The questions in the order in which they were asked. */
  readonly asked: readonly Askable[];
  /** Whether a coach says beside it that nothing is known yet. */
  readonly isCoached: boolean;
  readonly say: AtTableWords;
  readonly last: Ref<HTMLLIElement>;
}

/** The table's replies in the order of the questions, announced as they are added. */
export function Log({ session, drawn, asked, isCoached, say: { log }, last }: Props) {
  return (
    <section class={isCoached && asked.length === 0 ? 'drill-table-log unseen' : 'drill-table-log'}>
      <h2 id="drill-table-log">{log.title}</h2>
      <div role="log" aria-labelledby="drill-table-log">
        {asked.length === 0 && <p class="drill-table-none">{log.none}</p>}
        <ol>
          {asked.map((each, at) => (
            <li key={each.fact} ref={at === asked.length - 1 ? last : null} lang={drawn.situation.data.lang}>
              <span class="drill-table-asked">{each.ask}</span>{' '}
              <ReplyLine session={session} drawn={drawn} fact={each.fact} say={log} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface SaidProps {
  readonly session: Session;
  readonly drawn: Drawn;
  readonly fact: string;
  readonly say: AtTableWords['log'];
}

/** The reply to one question, in a sentence. */
export function ReplyLine({ session, drawn: { situation, drill }, fact, say }: SaidProps) {
  const { language, book } = session;
  const reply = replyTo(drill, fact);
  const text = situation.data.facts[fact];
  return reply.kind === 'answer' && text ? (
    <b class="drill-table-said" lang={text.lang}>
      {sentence(saysOf(text, reply.answer, book.words.phrase))}.
    </b>
  ) : (
    <b class="drill-table-said not-here" lang={language}>
      {say.notHere}
    </b>
  );
}
