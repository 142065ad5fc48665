import { sidesOf, type Chip } from '#wording/shown-chips.ts';
import type { EffectWords } from '#i18n/effects.ts';

interface Props {
  readonly chips: readonly Chip[];
  readonly words: Pick<EffectWords, 'against' | 'to' | 'concerns'>;
  /** Said behind the chips in the same shape: modality, who decides. */
  readonly quiet?: readonly string[];
  /** Leave the sides out where there is no room for them. */
  readonly bare?: boolean;
}

/** What follows, readable at arm's length; behind each chip who bears it, who gains or whom it is about. */
export function Chips({ chips, words, quiet = [], bare = false }: Props) {
  return (
    <ul class="chips">
      {chips.map((chip) => (
        <li key={JSON.stringify(chip)}>
          <span class={chip.tone === 'quiet' ? 'chip quiet' : 'chip'}>{chip.text}</span>
          {!bare && <Sides chip={chip} words={words} />}
        </li>
      ))}
      {quiet.map((text) => (
        <li key={text}>
          <span class="chip quiet">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Sides({ chip, words }: { readonly chip: Chip; readonly words: Props['words'] }) {
  const sides = sidesOf(chip, words);
  if (sides.length === 0) return null;
  return (
    <span class="sides">
      {sides.map(({ label, who }) => (
        <span key={label}>
          {label}: <b>{who}</b>
        </span>
      ))}
    </span>
  );
}
