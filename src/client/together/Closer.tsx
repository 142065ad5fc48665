import { buttonLabel } from '#wording/phrase.ts';
import { Text } from '#parts/Text.tsx';
import type { Answer } from '#decide/table.ts';
import type { OpenNumber } from './joined.ts';
import type { KnownPart } from './outcome.ts';

interface Props {
  readonly numbers: readonly OpenNumber[];
  readonly parts: readonly KnownPart[];
  readonly onAnswer: (part: number, fact: string, answer: Answer) => void;
}

/** Asks for numbers more closely than their pages did, where that tells how two parts go together. */
export function Closer({ numbers, parts, onAnswer }: Props) {
  return (
    <>
      {numbers.map(({ part, fact, ranges }) => {
        const data = parts[part]?.data;
        const [text, question] = [data?.facts[fact], data?.questions[fact]];
        if (!data || !text || !question) return null;
        return (
          <fieldset key={`${part} ${fact}`} class="answers no-print">
            <legend lang={text.lang}>
              <Text of={question.ask} />
            </legend>
            {ranges.map(([from, to]) => {
              const answer: Answer = { kind: 'range', from, to };
              return (
                <button key={from} type="button" class="answer" onClick={() => onAnswer(part, fact, answer)}>
                  <span>{buttonLabel(text, answer, data.words.phrase)}</span>
                </button>
              );
            })}
          </fieldset>
        );
      })}
    </>
  );
}
