import type { ComponentChildren } from 'preact';
import { fill } from '#i18n/fill.ts';
import type { WidgetWords } from '#i18n/words.ts';
import type { Instead, WhyRow } from './why-rows.ts';

/**
 * With more answers than this, the earlier ones wait behind their number: it is the last ones that are
 * weighed anew.
 */
const MOST = 4;
const LAST = 3;
/**
 * Lines of a phone that those which lie open may take, and how many signs such a line holds beside another
 * word.
 */
const LINES = 11;
const SIGNS = 26;

/** Signs up to which an outcome stands in a chip; a sentence is a link. */
const CHIP = 32;

interface Props {
  /** Left out where what it stands in has one. */
  readonly title?: string;
  readonly rows: readonly WhyRow[];
  readonly words: Pick<WidgetWords, 'ruling' | 'given' | 'glance'>;
  /** What the ruling itself says of its reasons. */
  readonly children?: ComponentChildren;
}

/** The answers that it rests on, each with the way to change it and what would follow then. */
export function Why({ title, rows, words, children }: Props) {
  const earlier = rows.slice(0, rows.length - openOf(rows));
  return (
    <section class="why">
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

/**
 * How many of the last answers lie open: the very last one, and those before it as long as a phone has room
 * for them.
 */
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

/** One other answer: what decides at once is a chip, what goes on with questions has an arrow. */
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
