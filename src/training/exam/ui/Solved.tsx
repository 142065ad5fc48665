import type { Answer } from '#training/exam/answers.ts';
import type { MarkedQuestion } from '#training/exam/mark.ts';
import type { ExamPart, ExamQuestion } from '#training/exam/question.ts';
import {
  answerText,
  clausesFor,
  insteadText,
  reasonText,
  rightText,
  rulingText,
  type Saying,
} from '#training/exam/texts.ts';

interface Props {
  readonly saying: Saying;
  readonly question: ExamQuestion;
  /** The reader's answer; absent on the answer key. */
  readonly marked?: MarkedQuestion;
}

/** A question with the right answer, the fact that would have changed it, and the clauses. */
export function Solved({ saying, question, marked }: Props) {
  const { result, sit } = saying.words;
  const { n, head, story, parts } = question;
  const Title = marked ? 'h3' : 'h2';
  return (
    <li class="exam-mark" data-mark={marked && (marked.right ? 'right' : 'wrong')} value={n}>
      <Title>
        <span lang={head.lang}>{head.title}</span>{' '}
        {marked && <span class="exam-verdict">{marked.right ? result.marks.right : result.marks.wrong}</span>}
      </Title>
      {story.length > 0 && <p lang={head.lang}>{story.join(' ')}</p>}
      {parts.map((part, at) => (
        <div class="exam-part" key={part.drill.seed}>
          {parts.length > 1 && (
            <p lang={head.lang}>
              <b class="exam-case">{sit.cases[at]}</b> {part.story.join(' ')}
            </p>
          )}
          <dl class="exam-rows">
            {marked && (
              <div>
                <dt>{result.yours}</dt>
                <dd>
                  <span class="exam-tell" aria-hidden="true">
                    {marked.parts[at] === true ? '✓' : '✗'}
                  </span>{' '}
                  {answerText(question, part, marked.answers[at] ?? { amounts: [] }, saying)}
                </dd>
              </div>
            )}
            {marked?.parts[at] === false && (
              <Instead saying={saying} question={question} part={part} answer={marked.answers[at]} />
            )}
            <Solution saying={saying} question={question} part={part} />
          </dl>
        </div>
      ))}
    </li>
  );
}

interface InsteadProps extends SolutionProps {
  readonly answer: Answer | undefined;
}

/** What would have had to be true for a wrong answer. */
function Instead({ saying, question, part, answer }: InsteadProps) {
  const text = insteadText(question, part, answer, saying);
  return (
    text !== undefined && (
      <div>
        <dt>{saying.words.result.instead}</dt>
        <dd lang={question.head.lang}>{text}</dd>
      </div>
    )
  );
}

interface SolutionProps extends Pick<Props, 'saying' | 'question'> {
  readonly part: ExamPart;
}

function Solution({ saying, question, part }: SolutionProps) {
  const { result } = saying.words;
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
