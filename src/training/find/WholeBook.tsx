import type { DrillWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import type { OpenBook, OpenClause, OpenRule } from './book.ts';

interface Props {
  readonly book: OpenBook;
  /** Ids of the rules left. */
  readonly left: ReadonlySet<string>;
  /** The deciding clauses, as cited; none before there is an answer. */
  readonly marked: readonly string[];
  readonly say: DrillWords['find'];
  /** Absent once there is an answer. */
  readonly onSay?: (cite: string) => void;
}

/** The whole book: its contents as a list of links, and every clause with a button that chooses it. */
export function WholeBook({ book: { chapters }, left, marked, say, onSay }: Props) {
  return (
    <div class="drill-find-book">
      <Contents chapters={chapters} left={left} say={say} />
      {chapters.map(({ id, title, rules }) => (
        <section key={id} class="part" hidden={!rules.some((rule) => left.has(rule.id))}>
          <h2 tabIndex={-1} data-place={id}>
            {title}
          </h2>
          {rules.map((rule) => (
            <article key={rule.id} class="of-book" hidden={!left.has(rule.id)}>
              <h3 lang={rule.lang} tabIndex={-1} data-place={rule.id}>
                <span>{rule.number}</span> {rule.title}
              </h3>
              {rule.clauses.map((clause) => (
                <Clause
                  key={clause.cite}
                  clause={clause}
                  marked={marked.includes(clause.cite)}
                  say={say}
                  {...(onSay ? { onSay } : {})}
                />
              ))}
              {rule.notes && <Notes of={rule.notes} />}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}

interface ClauseProps extends Pick<Props, 'say' | 'onSay'> {
  readonly clause: OpenClause;
  readonly marked: boolean;
}

/** Longer names do not fit beside a text on a phone. */
const SHORT = 4;

function Clause({ clause: { cite, name, label, html }, marked, say, onSay }: ClauseProps) {
  const shape = name.length > SHORT ? ' drill-find-wide' : '';
  return (
    <div class={`verse drill-find-clause${shape}${marked ? ' drill-find-marked' : ''}`} data-place={cite} tabIndex={-1}>
      {onSay ? (
        <button type="button" class="drill-find-say" onClick={() => onSay(cite)}>
          {name}
          <span class="unseen"> · {fill(say.decides, { clause: label })}</span>
        </button>
      ) : (
        <b class="drill-find-name">{name}</b>
      )}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

function Notes({ of: { title, html } }: { readonly of: NonNullable<OpenRule['notes']> }) {
  return (
    <details class="remarks">
      <summary>{title}</summary>
      <ul dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}

function Contents({ chapters, left, say }: Pick<Props, 'left' | 'say'> & OpenBook) {
  return (
    <details class="drill-find-contents">
      <summary>{say.contents}</summary>
      <ol>
        {chapters.map(({ id, title, rules }) => (
          <li key={id} hidden={!rules.some((rule) => left.has(rule.id))}>
            <Jump to={id} text={title} />
            <ol>
              {rules.map((rule) => (
                <li key={rule.id} hidden={!left.has(rule.id)} lang={rule.lang}>
                  <Jump to={rule.id} text={`${rule.number} ${rule.title}`} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A button instead of a link: an anchor would add a history entry. */
function Jump({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <button type="button" class="drill-find-jump" onClick={() => goTo(to)}>
      {text}
    </button>
  );
}

/** Scrolls to a chapter, a rule or a clause of the book on this page. */
export function goTo(place: string): void {
  const element = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
