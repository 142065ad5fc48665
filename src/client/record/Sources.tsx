import type { RecordWords } from '#i18n/words.ts';
import type { FilledPart } from './filled.ts';
import { Lines } from './Lines.tsx';
import type { Quotation } from './quoted.ts';

interface Props {
  /** Undefined on a blank sheet. */
  readonly parts: readonly FilledPart[] | undefined;
  readonly words: RecordWords;
}

/** The full text of the clauses and notes that the rulings rest on, each once. */
export function Sources({ parts, words: { decided: words } }: Props) {
  const notes = once((parts ?? []).flatMap((part) => part.notes));
  return (
    <>
      <section class="record-part" aria-labelledby="record-clauses">
        <h2 class="minor" id="record-clauses">
          {words.clauses}
        </h2>
        {parts ? <Quotations of={once(parts.flatMap((part) => part.clauses))} quote /> : <Lines count={2} />}
        {[...new Set(parts?.flatMap((part) => part.leftOut))].map((line) => (
          <p class="record-left-out" key={line}>
            {line}
          </p>
        ))}
      </section>
      {notes.length > 0 && (
        <section class="record-part" aria-labelledby="record-notes">
          <h2 class="minor" id="record-notes">
            {words.notes}
          </h2>
          <Quotations of={notes} />
        </section>
      )}
    </>
  );
}

function once(quotations: readonly Quotation[]): readonly Quotation[] {
  return [...new Map(quotations.map((each) => [each.label + each.html, each])).values()];
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
