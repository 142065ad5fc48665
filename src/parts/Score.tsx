import type { ComponentChildren } from 'preact';
import type { ScoreLine } from '#wording/score.ts';
import type { WidgetWords } from '#i18n/words.ts';

interface Props {
  readonly lines: readonly ScoreLine[];
  readonly words: Pick<WidgetWords['amounts'], 'party' | 'result'>;
  /** Placeholder for an unknown result. */
  readonly blank: string;
  /** Fields for the numbers that a line needs, below it. */
  readonly under?: (line: number) => ComponentChildren;
}

/** The score: a line per party, with the calculation where there is one. */
export function Score({ lines, words, blank, under }: Props) {
  return (
    <table class="score">
      <thead>
        <tr>
          <th scope="col">{words.party}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      {lines.map(({ party, formula, result }, at) => {
        const asked = under?.(at);
        return (
          <tbody key={party}>
            <tr>
              <th scope="row">
                {party}
                {formula !== undefined && <small>{formula}</small>}
              </th>
              <td>{result ?? blank}</td>
            </tr>
            {asked && (
              <tr>
                <td colSpan={2}>{asked}</td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}
