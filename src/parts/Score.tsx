import type { ComponentChildren } from 'preact';
import type { ScoreLine } from '#wording/score.ts';
import type { WidgetWords } from '#i18n/words.ts';

interface Props {
  readonly lines: readonly ScoreLine[];
  readonly words: Pick<WidgetWords['amounts'], 'party' | 'result'>;
  /** Fields for the numbers that a line needs, below it. */
  readonly under?: (line: number) => ComponentChildren;
}

/** The score: a line per party; in the amount's place its formula, until its numbers are known. */
export function Score({ lines, words, under }: Props) {
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
              <th scope="row">{party}</th>
              <td>
                {result === undefined ? <b>{formula}</b> : formula !== undefined && <small>{formula} =</small>} {result}
              </td>
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
