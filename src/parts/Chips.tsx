import { sideLead, sidesOf, unnamed, type Chip } from '#wording/shown-chips.ts';
import type { EffectWords } from '#i18n/words.ts';

interface Props {
  readonly chips: readonly Chip[];
  readonly words: ChipSideWords;
  /** Leaves out the sides in lists that only have room for a single consequence. */
  readonly bare?: boolean;
  /** Sets a single amount in the largest type. */
  readonly large?: boolean;
}

/** The words for chips: a party's relation to a consequence, and a side that the source does not name. */
export type ChipSideWords = Pick<EffectWords, 'against' | 'to' | 'concerns' | 'whom' | 'unstated' | 'unnamed'>;

/** The consequences in large type; each chip names its side, and an arrow leads to who gains. */
export function Chips({ chips, words, bare = false, large = false }: Props) {
  const [only] = chips;
  const amount = large && chips.length === 1 && only ? amountOf(only) : undefined;
  if (only && amount)
    return (
      <ul class="chips" data-large>
        <li>
          <b>{amount.figure}</b>
          {amount.unit}
          {sidesOf(only, words)
            .filter(({ who }) => who !== words.unstated)
            .map(({ said }) => (
              <small key={said}>
                <span class="unseen">, </span>
                {said}
              </small>
            ))}
        </li>
      </ul>
    );
  return (
    <ul class="chips">
      {chips.map((chip) => (
        <li key={JSON.stringify(chip)} class={chip.tone === 'quiet' ? 'chip quiet' : 'chip'}>
          {chip.text}
          {!(bare && chips.length === 1 && chip.to === undefined) && <Whose chip={chip} words={words} />}
        </li>
      ))}
    </ul>
  );
}

/** Figures longer than this, `0,50 € bis 1,00 €`, do not fit a phone in the largest type. */
const LONGEST = 14;

/** The figure of something won, lost or paid, and what it counts; undefined if the chip begins with none. */
function amountOf({ text, tone }: Chip): { readonly figure: string; readonly unit: string } | undefined {
  const [, figure = '', unit = ''] = /^((?:\p{Sc}\s?|−)?\d(?:.*[\d½¼¾\p{Sc}])?)([^\d]*)$/u.exec(text) ?? [];
  return tone === 'quiet' || figure === '' || figure.length > LONGEST ? undefined : { figure, unit };
}

/** Shown as "· the offender" and "→ the other side" by CSS; announced and copied with a word. */
function Whose({ chip, words }: { readonly chip: Chip; readonly words: ChipSideWords }) {
  return (['against', 'concerns', 'to'] as const).flatMap((side) => {
    const who = chip[side];
    if (who === undefined || unnamed(chip, side, words)) return [];
    return (
      <span class={side === 'to' ? 'whose gains' : 'whose'} key={side}>
        <span class="unseen">, {side === 'concerns' ? '' : sideLead(side, words)}</span>
        {who}
      </span>
    );
  });
}
