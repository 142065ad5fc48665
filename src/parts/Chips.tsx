import { sidesOf, type Chip, type ShownWords } from '#wording/shown-chips.ts';

interface Props {
  readonly chips: readonly Chip[];
  readonly words: ShownWords;
  /** Said behind the chips in the same shape: modality, who decides. */
  readonly quiet?: readonly string[];
}

/** Consequences in chips; who bears it, who gains or whom it is about stands behind each. */
export function Chips({ chips, words: { effects }, quiet = [] }: Props) {
  return (
    <ul class="chips">
      {chips.map((chip) => (
        <li key={JSON.stringify(chip)}>
          <span class={chip.tone === 'quiet' ? 'chip quiet' : 'chip'}>{chip.text}</span>
          {sidesOf(chip, effects).map(({ label, who }) => (
            <span key={label} class="sides">
              {label}: <b>{who}</b>
            </span>
          ))}
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
