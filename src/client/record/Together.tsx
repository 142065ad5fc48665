import { aboutTotal, type Outcome } from '#client/together/outcome.ts';
import type { TogetherWords } from '#i18n/words.ts';
import { Chips } from '#parts/Chips.tsx';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import { sentence } from '#wording/phrase.ts';

interface Props {
  readonly outcome: Outcome;
  readonly words: TogetherWords;
}

/** How the parts of a case go together, and the sums. */
export function Together({ outcome, words }: Props) {
  const { lines, totals } = outcome;
  return (
    <section class="record-part record-decided" aria-labelledby="record-total">
      <h2 id="record-total">{lines.length > 0 ? words.meets : words.total}</h2>
      {lines.map(({ line, of }) => (
        <p key={line + (of?.id ?? '')}>
          <b>{line}.</b>{' '}
          {of && (
            <span lang={of.saysIn}>
              <UnbrokenText of={of.says} />
            </span>
          )}{' '}
          {of && of.by !== '' && <small>{sentence(of.by)}</small>}
        </p>
      ))}
      {lines.length > 0 && totals.length > 0 && <h3>{words.total}</h3>}
      {totals[0] && <Chips chips={totals.map(({ chip }) => chip)} words={totals[0].words.effects} />}
      <p class="record-leave">{aboutTotal(outcome, words)}</p>
    </section>
  );
}
