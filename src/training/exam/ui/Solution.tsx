import type { ExamQuestion } from '#training/exam/question.ts';
import { clausesFor, reasonText, rightText, rulingText, type Saying } from '#training/exam/said.ts';

interface Props {
  readonly saying: Saying;
  readonly question: ExamQuestion;
  /** Position of the part. */
  readonly at: number;
}

/** The right answer to a part, the one fact that would have changed it, and the clauses: rows of a list. */
export function Solution({ saying, question, at }: Props) {
  const { result } = saying.words;
  const part = question.parts[at];
  if (!part) return null;
  const why = reasonText(question, part, saying);
  return (
    <>
      <div>
        <dt>{result.answer}</dt>
        <dd>
          <b>{rightText(question, part, saying)}</b>
          {question.kind === 'find' && <> · {rulingText(question, part)}</>}
        </dd>
      </div>
      {why !== undefined && (
        <div>
          <dt>{saying.training.result.turns}</dt>
          <dd>{why}</dd>
        </div>
      )}
      <div>
        <dt>{result.where}</dt>
        <dd class="exam-cites">
          {clausesFor(question, part).map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </dd>
      </div>
    </>
  );
}
