import type { Chip, ChipWords } from '../effects/shown-chips.ts';

interface Props {
  readonly chips: readonly Chip[];
  readonly words: ChipWords;
  /** Said behind the chips in the same shape: modality, who decides. */
  readonly quiet?: readonly string[];
}

/** Consequences in chips; who bears and who gains stands behind each. */
export function Chips({ chips, words: { effects }, quiet = [] }: Props) {
  return (
    <ul class="chips">
      {chips.map((chip) => (
        <li key={`${chip.text} ${chip.against ?? ''} ${chip.to ?? ''}`}>
          <span class={chip.tone === 'quiet' ? 'chip quiet' : 'chip'}>{chip.text}</span>
          <Side label={effects.against} who={chip.against} />
          <Side label={effects.to} who={chip.to} />
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

function Side({ label, who }: { readonly label: string; readonly who: string | undefined }) {
  if (who === undefined) return null;
  return (
    <span class="sides">
      {label}: <b>{who}</b>
    </span>
  );
}
