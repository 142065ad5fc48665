import { Consequences } from '#parts/Consequences.tsx';
import type { RecordWords } from '#i18n/words.ts';
import { sentence } from '#wording/phrase.ts';
import type { Filled } from './filled.ts';
import type { Quotation } from './quoted.ts';

interface Props {
  /** Undefined on a blank sheet. */
  readonly filled: Filled | undefined;
  readonly words: RecordWords;
}

/** The ruling with its amounts in this case, and the full text of the clauses and notes that it rests on. */
export function Decided({ filled, words: { decided: words } }: Props) {
  const ruled = filled?.ruled;
  const rests = ruled && (ruled.rests.length > 0 || ruled.open !== undefined ? ruled.rests : [words.text]);
  return (
    <>
      <section class="record-part record-decided" aria-labelledby="record-decided">
        <h2 class="minor" id="record-decided">
          {words.title}
        </h2>
        {ruled ? (
          <>
            <p class="record-verdict" lang={ruled.lang}>
              {ruled.open !== undefined && <b class="record-stamp">{sentence(ruled.open)}: </b>}
              {ruled.verdict}
            </p>
            <Consequences lines={ruled.lines} chips={ruled.chips} words={ruled.words} />
            <p class="record-leave">{sentence([...ruled.leave, ...(rests ?? [])].join(' · '))}</p>
          </>
        ) : (
          <Lines count={2} />
        )}
      </section>
      <section class="record-part" aria-labelledby="record-clauses">
        <h2 class="minor" id="record-clauses">
          {words.clauses}
        </h2>
        {filled ? <Quotations of={filled.clauses} quote /> : <Lines count={3} />}
        {filled?.leftOut.map((line) => (
          <p class="record-left-out" key={line}>
            {line}
          </p>
        ))}
      </section>
      {filled !== undefined && filled.notes.length > 0 && (
        <section class="record-part" aria-labelledby="record-notes">
          <h2 class="minor" id="record-notes">
            {words.notes}
          </h2>
          <Quotations of={filled.notes} />
        </section>
      )}
    </>
  );
}

/** Trusted HTML: made in the build from the project's own content. */
function Quotations({ of, quote = false }: { readonly of: readonly Quotation[]; readonly quote?: boolean }) {
  return (
    <div class="record-quotes">
      {of.map(({ label, title, lang, html }) => (
        <div key={label + html} lang={lang}>
          <p>
            <b>{label}</b>
            {title !== undefined && <span> · {title}</span>}
          </p>
          <div class={quote ? 'record-quote prose' : 'record-note'} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </div>
  );
}

function Lines({ count }: { readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <i class="record-line" key={at} />
      ))}
    </>
  );
}
