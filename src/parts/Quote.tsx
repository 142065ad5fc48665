import type { QuoteText } from '#views/quote.ts';

interface Props {
  readonly of: QuoteText;
  /** Whether the rule's title is shown: not when the previous quote is of the same rule. */
  readonly titled: boolean;
}

/**
 * Clauses quoted on another page, with their notes folded to a count. The HTML is trusted: made in the build
 * from the project's own content.
 */
export function Quote({ of, titled }: Props) {
  const { label, title, lang, href } = of;
  return (
    <div class="quoted">
      <p class="quoted-by">
        <a href={href}>{label}</a>
        {titled && (
          <span class="kicker" lang={lang}>
            {title}
          </span>
        )}
      </p>
      <Quoted {...of} />
    </div>
  );
}

function Quoted({ clauses, notes, folded, house }: QuoteText) {
  return (
    <>
      <blockquote class="quote prose">
        {clauses.map(({ html, lang }) => (
          <div key={html} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </blockquote>
      {house && <p class="kicker">{house.href === undefined ? house.text : <a href={house.href}>{house.text}</a>}</p>}
      {notes.length > 0 && (
        <details class="quoted-notes">
          <summary>{folded}</summary>
          {notes.map((note) => (
            <div key={note.html} class="note" role="note">
              <p class="label">{note.label}</p>
              <div lang={note.lang} dangerouslySetInnerHTML={{ __html: note.html }} />
            </div>
          ))}
        </details>
      )}
    </>
  );
}
