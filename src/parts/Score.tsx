import type { ScoreLine } from '#wording/score.ts';
import type { WidgetWords } from '#i18n/widget.ts';

interface Props {
  readonly lines: readonly ScoreLine[];
  readonly words: Pick<WidgetWords['amounts'], 'party' | 'formula' | 'result'>;
  /** Stands for a result that is not known yet. */
  readonly blank: string;
}

/** Who writes down what: a line per party, with the way to the number where there is one. */
export function Score({ lines, words, blank }: Props) {
  const formulas = lines.some(({ formula }) => formula !== undefined);
  return (
    <table class="score">
      <thead>
        <tr>
          <th scope="col">{words.party}</th>
          {formulas && <th scope="col">{words.formula}</th>}
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ party, formula, result }) => (
          <tr key={party}>
            <th scope="row">{party}</th>
            {formulas && <td>{formula}</td>}
            <td>{result ?? blank}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
