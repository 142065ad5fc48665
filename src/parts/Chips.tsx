import { unnamed, type Chip } from '#wording/shown-chips.ts';
import type { EffectWords } from '#i18n/words.ts';

interface Props {
  readonly chips: readonly Chip[];
  readonly words: ChipSideWords;
  /**
   * Leave out whose it is where a list has room for no more than the consequence: a single one that burdens
   * somebody.
   */
  readonly bare?: boolean;
}

/**
 * What chips are said with: what somebody is to a consequence, and how a side is called that the source does
 * not name.
 */
export type ChipSideWords = Pick<EffectWords, 'against' | 'to' | 'concerns' | 'unstated'>;

/** What follows, readable at arm's length; each chip says whose it is, and an arrow leads to who gains. */
export function Chips({ chips, words, bare = false }: Props) {
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

/** Seen as "· the offender" and "→ the other side", by the styles; heard and copied with the word for it. */
function Whose({ chip, words }: { readonly chip: Chip; readonly words: ChipSideWords }) {
  return (['against', 'concerns', 'to'] as const).flatMap((side) => {
    const who = chip[side];
    if (who === undefined || unnamed(chip, side, words)) return [];
    return (
      <span class={side === 'to' ? 'whose gains' : 'whose'} key={side}>
        <span class="unseen">, {words[side]}: </span>
        {who}
      </span>
    );
  });
}
