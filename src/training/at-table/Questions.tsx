import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AtTableWords } from '#i18n/at-table.ts';
import type { Askable } from '#training/cases/at-the-table.ts';
import type { Drawn, Session } from '#training/session.ts';
import { Said } from './Log.tsx';

interface Props {
  readonly session: Session;
  readonly drawn: Drawn;
  /** What may still be asked. */
  readonly left: readonly Askable[];
  /** What a coach advises to ask. */
  readonly advised?: string | undefined;
  /** What was asked last, and where its answer stands. */
  readonly last: Askable | undefined;
  readonly answer: RefObject<HTMLLIElement>;
  readonly say: AtTableWords;
  readonly list: RefObject<HTMLDivElement>;
  readonly onAsk: (fact: string) => void;
  readonly onEnough: () => void;
}

/** The questions to choose from, and the button for whoever knows enough, which stays under the thumb. */
export function Questions({ session, drawn, left, advised, last, answer, say, list, onAsk, onEnough }: Props) {
  const seen = useSeen(answer, last?.fact);
  return (
    <div class="drill-table-asking" ref={list}>
      <section aria-labelledby="drill-table-ask">
        <h2 id="drill-table-ask">{say.ask.title}</h2>
        {left.length === 0 && <p class="drill-table-none">{say.ask.none}</p>}
        <ul class="drill-table-questions">
          {left.map(({ fact, ask }) => (
            <li key={fact}>
              <button
                type="button"
                class={fact === advised ? 'drill-table-ask advised' : 'drill-table-ask'}
                lang={drawn.situation.data.lang}
                onClick={() => onAsk(fact)}
              >
                {ask}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div class="drill-table-foot">
        {last && !seen && (
          // Heard in the log, and seen here by whoever has scrolled down to ask.
          <p class="drill-table-echo" aria-hidden="true">
            <Said session={session} drawn={drawn} fact={last.fact} say={say.log} />
          </p>
        )}
        <button type="button" class="btn main" onClick={onEnough}>
          {say.enough}
        </button>
      </div>
    </div>
  );
}

/** Whether something is on the screen. @param what changes when there is something else to look for. */
function useSeen(thing: RefObject<HTMLElement>, what: string | undefined): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!thing.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(thing.current);
    return () => observer.disconnect();
  }, [thing, what]);
  return seen;
}
