import { fill } from '#i18n/fill.ts';
import type { WidgetWords } from '#i18n/widget.ts';
import type { QuoteText } from '#views/quote.ts';
import { sides, unnamed, type Chip } from '#wording/shown-chips.ts';
import { Quote } from './Quote.tsx';

interface Props {
  readonly quotes: readonly QuoteText[];
  /** The consequences, of which the source may not say whose they are. */
  readonly chips: readonly Chip[];
  readonly words: WidgetWords['glance']['unnamed'];
  /** How a side is called that the source does not name. */
  readonly unstated: string;
}

/** As many lie open; with more of them a ruling would not end within three screens of a phone. */
const OPEN = 2;

/** The clauses that a ruling rests on, and what they leave out of its consequences. */
export function Clauses({ quotes, chips, words, unstated }: Props) {
  const leftOut = chips.flatMap((chip) =>
    sides.flatMap((side) => (unnamed(chip, side, { unstated }) ? [fill(words[side], { what: chip.text })] : [])),
  );
  return (
    <div class="cited-clauses">
      {quotes.map((quote, at) => (
        <Quote key={quote.href} of={quote} titled={quotes[at - 1]?.title !== quote.title} further={at >= OPEN} />
      ))}
      {[...new Set(leftOut)].map((line) => (
        <p class="kicker" key={line}>
          {line}
        </p>
      ))}
    </div>
  );
}
