import { fill } from '#i18n/fill.ts';
import type { WidgetWords } from '#i18n/words.ts';
import type { QuoteText } from '#views/quote.ts';
import { citesByRule } from '#wording/cites.ts';
import { sides, unnamed, type Chip } from '#wording/shown-chips.ts';
import { Quote } from './Quote.tsx';

interface Props {
  readonly quotes: readonly QuoteText[];
  /** The consequences; the source may not say whose they are. */
  readonly chips: readonly Chip[];
  readonly words: WidgetWords['glance']['unnamed'];
  /** The words for a side that the source does not name. */
  readonly unstated: string;
}

/**
 * The first clause is always unfolded, the second if both together have at most this many characters: beyond
 * that a ruling would take more than three screens of a phone.
 */
const LETTERS = 220;

/** The clauses that a ruling rests on, and what they omit about its consequences. */
export function Clauses({ quotes, chips, words, unstated }: Props) {
  const leftOut = chips.flatMap((chip) =>
    sides.flatMap((side) => (unnamed(chip, side, { unstated }) ? [fill(words[side], { what: chip.text })] : [])),
  );
  const open = quotes.slice(0, lettersIn(quotes.slice(0, 2)) <= LETTERS ? 2 : 1);
  const others = quotes.slice(open.length);
  const quoted = (quote: QuoteText, at: number) => (
    <Quote key={quote.href} of={quote} titled={quotes[at - 1]?.title !== quote.title} />
  );
  return (
    <div class="cited-clauses">
      {open.map(quoted)}
      {others.length > 0 && (
        <details class="quoted-further">
          <summary>{citesByRule(others)}</summary>
          {others.map((quote, at) => quoted(quote, open.length + at))}
        </details>
      )}
      {[...new Set(leftOut)].map((line) => (
        <p class="kicker" key={line}>
          {line}
        </p>
      ))}
    </div>
  );
}

function lettersIn(quotes: readonly QuoteText[]): number {
  const html = quotes.flatMap(({ clauses }) => clauses.map((clause) => clause.html)).join('');
  return html.replace(/<[^>]*>/g, '').length;
}
