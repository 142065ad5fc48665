import type { ComponentChildren } from 'preact';
import { fill } from '#i18n/fill.ts';
import type { WidgetWords } from '#i18n/words.ts';
import type { Instead, WhyRow } from './why-rows.ts';

/**
 * With more answers than this, the earlier ones are folded: the last ones are most likely to be reconsidered.
 */
const MOST = 4;
const LAST = 3;
/** The lines on a phone for the unfolded answers, and the characters in a line. */
const LINES = 11;
const SIGNS = 26;

/** The most characters of an outcome in a chip; longer ones are links. */
const CHIP = 32;

interface Props {
  /** Omitted when its container has a title. */
  readonly title?: string;
  readonly rows: readonly WhyRow[];
  readonly words: Pick<WidgetWords, 'ruling' | 'given' | 'glance'>;
  /** The ruling's own reasons. */
  readonly children?: ComponentChildren;
}

/** The answers that it rests on, each with a link to change it and what would follow. */
export function Why({ title, rows, words, children }: Props) {
  const earlier = rows.slice(0, rows.length - openOf(rows));
  return (
    <section class="why" data-given={title && words.given.title}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
      {rows.length === 0 && <p>{words.ruling.always}</p>}
      {earlier.length > 0 && (
        <details class="why-earlier">
          <summary>
            {words.given.title}: {earlier.length}
          </summary>
          <Rows rows={earlier} words={words} />
        </details>
      )}
      <Rows rows={rows.slice(earlier.length)} words={words} />
    </section>
  );
}

/** How many of the last answers are unfolded: at least one, and as many as a phone has room for. */
function openOf(rows: readonly WhyRow[]): number {
  let open = rows.length > MOST ? LAST : rows.length;
  while (open > 1 && rows.slice(-open).reduce((lines, row) => lines + linesOf(row), 0) > LINES) open -= 1;
  return open;
}

function linesOf({ says, instead }: WhyRow): number {
  const others = instead.map(({ when, outcome, decides }) =>
    decides && outcome.length <= CHIP ? (when.length + outcome.length) / (1.5 * SIGNS) : when.length / SIGNS,
  );
  return [says.length / SIGNS, ...others].reduce((lines, each) => lines + Math.ceil(each), 0);
}

function Rows({ rows, words }: Pick<Props, 'rows' | 'words'>) {
  return (
    <ul class="why-rows">
      {rows.map(({ fact, says, lang, change, instead }) => (
        <li key={fact}>
          <span class="why-answer" lang={lang}>
            {says}
          </span>
          <a class="why-change" href={change} aria-label={fill(words.given.changeThis, { what: says })}>
            {words.given.change}
          </a>
          {instead.map((each) => (
            <Otherwise key={each.when} instead={each} lang={lang} words={words.glance} />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface OtherwiseProps {
  readonly instead: Instead;
  readonly lang: WhyRow['lang'];
  readonly words: WidgetWords['glance'];
}

/** One alternative: a decisive one is a chip, one with further questions has an arrow. */
function Otherwise({ instead: { when, says, outcome, decides, href }, lang, words }: OtherwiseProps) {
  return (
    <span class="why-instead">
      <span lang={lang}>{when}:</span>{' '}
      <a
        class={decides && outcome.length <= CHIP ? 'why-chip' : 'why-on'}
        href={href}
        data-instead={says}
        aria-label={fill(words.instead, { answer: says, outcome })}
      >
        {outcome}
        {!decides && <span aria-hidden="true"> ›</span>}
      </a>
    </span>
  );
}
