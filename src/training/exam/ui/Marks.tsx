import type { MarkedQuestion } from '#training/exam/mark.ts';
import { answerText, type Saying } from '#training/exam/said.ts';
import { Solution } from './Solution.tsx';

/** A question that was answered: what was said, what is right, and why. */
export function Marks({ saying, marked }: { readonly saying: Saying; readonly marked: MarkedQuestion }) {
  const { result, sit } = saying.words;
  const { question, answers, parts, right } = marked;
  const { n, head, story } = question;
  return (
    <li class="exam-mark" data-mark={right ? 'right' : 'wrong'} value={n}>
      <h3>
        <span lang={head.lang}>{head.title}</span>{' '}
        <span class="exam-verdict">{right ? result.marks.right : result.marks.wrong}</span>
      </h3>
      {story.length > 0 && <p lang={head.lang}>{story.join(' ')}</p>}
      {question.parts.map((part, at) => (
        <div class="exam-part" key={part.drill.seed}>
          {question.parts.length > 1 && (
            <p lang={head.lang}>
              <b class="exam-case">{sit.cases[at]}</b> {part.story.join(' ')}
            </p>
          )}
          <dl class="exam-rows">
            <div>
              <dt>{result.yours}</dt>
              <dd>
                <span class="exam-tell" aria-hidden="true">
                  {parts[at] === true ? '✓' : '✗'}
                </span>{' '}
                {answerText(question, part, answers[at] ?? { amounts: [] }, saying)}
              </dd>
            </div>
            <Solution saying={saying} question={question} at={at} />
          </dl>
        </div>
      ))}
    </li>
  );
}
