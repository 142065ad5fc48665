import type { PartPair, SameOrApart } from '#addresses/parts-events.ts';
import type { TogetherWords } from '#i18n/words.ts';
import type { AskedPair } from './events.ts';
import { ofTwo } from './outcome.ts';

interface Props {
  readonly of: AskedPair;
  /** Of all parts. */
  readonly titles: readonly (string | undefined)[];
  readonly words: TogetherWords['event'];
  readonly onAnswer: (pair: PartPair, is: SameOrApart) => void;
}

/** Asks whether two parts are one event; its answer stays to be changed. */
export function EventQuestion({ of: pair, titles, words, onAnswer }: Props) {
  const answers = [
    ['same', words.yes],
    ['apart', words.no],
  ] as const;
  return (
    <fieldset class="together-event no-print">
      <legend>{ofTwo(words.ask, pair, titles)}</legend>
      {answers.map(([is, text]) => (
        <button key={is} type="button" class="btn" aria-pressed={pair.is === is} onClick={() => onAnswer(pair, is)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
