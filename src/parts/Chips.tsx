import { Fragment } from 'preact';
import { sentence } from '#wording/phrase.ts';
import { isGlance, sideLead, sidesOf, unnamed, type Chip } from '#wording/shown-chips.ts';
import type { EffectWords } from '#i18n/words.ts';

interface Props {
  readonly chips: readonly Chip[];
  readonly words: ChipSideWords;
  /** Leaves out the sides in lists that only have room for a single consequence. */
  readonly bare?: boolean;
  /** Sets a single amount in the largest type, or all that a verdict only says again (`restated`). */
  readonly large?: boolean;
  readonly restated?: boolean | undefined;
}

/** The words for chips: a party's relation to a consequence, and a side that the source does not name. */
export type ChipSideWords = Pick<EffectWords, 'against' | 'to' | 'concerns' | 'whom' | 'unstated' | 'unnamed'>;

/** The consequences in large type, long ones as text; beside each is its side, with an arrow to who gains. */
export function Chips({ chips, words, bare = false, large = false, restated = false }: Props) {
  if (large && (restated || (chips.length === 1 && chips.some(amountOf))))
    return (
      <ul class="chips" data-large>
        {chips.map((chip) => (
          <Large key={JSON.stringify(chip)} chip={chip} words={words} />
        ))}
      </ul>
    );
  return (
    <ul class="chips">
      {chips.map((chip) => (
        <li key={JSON.stringify(chip)}>
          {isGlance(chip) ? (
            <span class={chip.tone === 'quiet' ? 'chip quiet' : 'chip'}>{chip.text}</span>
          ) : (
            <LongText chip={chip} />
          )}
          {!(bare && chips.length === 1 && chip.to === undefined) && <Whose chip={chip} words={words} />}
        </li>
      ))}
    </ul>
  );
}

/** As heavy as a pill of its tone. */
function LongText({ chip: { text, tone } }: { readonly chip: Chip }) {
  return tone === 'quiet' ? <span>{sentence(text)}</span> : <b>{sentence(text)}</b>;
}

/** An amount by its figure, what it counts and whose it is; any other consequence in its words. */
function Large({ chip, words }: { readonly chip: Chip; readonly words: ChipSideWords }) {
  const amount = amountOf(chip);
  return (
    <li>
      {amount && <b>{amount.figure}</b>}
      {amount ? amount.unit : sentence(chip.text)}
      {sidesOf(chip, words).map(({ said }) => (
        <small key={said}>
          <span class="unseen">,</span> {said}
        </small>
      ))}
    </li>
  );
}

/** Figures longer than this, `0,50 € bis 1,00 €`, do not fit a phone in the largest type. */
const LONGEST = 14;

/** The figure of something won, lost or paid, and what it counts; undefined if the chip begins with none. */
function amountOf({ text, tone }: Chip): { readonly figure: string; readonly unit: string } | undefined {
  const [, figure = '', unit = ''] = /^((?:\p{Sc}\s?|−)?\d(?:.*[\d½¼¾\p{Sc}])?)([^\d]*)$/u.exec(text) ?? [];
  return tone === 'quiet' || figure === '' || figure.length > LONGEST ? undefined : { figure, unit };
}

/** Shown as "the offender" and, by CSS, "→ the other side"; announced and copied with a word. */
function Whose({ chip, words }: { readonly chip: Chip; readonly words: ChipSideWords }) {
  return (['against', 'concerns', 'to'] as const).flatMap((side) => {
    const who = chip[side];
    if (who === undefined || unnamed(chip, side, words)) return [];
    const lead = side === 'concerns' ? '' : ` ${sideLead(side, words).trimEnd()}`;
    return [
      <Fragment key={side}>
        <span class="unseen">,{lead}</span> <span class={side === 'to' ? 'whose gains' : 'whose'}>{who}</span>
      </Fragment>,
    ];
  });
}
