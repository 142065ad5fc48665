import type { ComponentChildren } from 'preact';
import { withQuery } from '#addresses/with-query.ts';
import { fill } from '#i18n/fill.ts';
import { UnbrokenText } from '#parts/UnbrokenText.tsx';
import { partKey, type Answer } from '#training/exam/answers.ts';
import type { MarkedQuestion } from '#training/exam/mark.ts';
import { isHow, type CasePart, type ExamQuestion, type HowPart } from '#training/exam/question.ts';
import {
  answerText,
  clausesFor,
  insteadText,
  reasonFor,
  rightText,
  rulingText,
  titleOf,
  type Saying,
} from '#training/exam/texts.ts';
import { caseQuery } from '#training/joint/case-query.ts';
import { sentence } from '#wording/phrase.ts';

interface Props {
  readonly saying: Saying;
  readonly question: ExamQuestion;
  /** The reader's answer; absent on the answer key. */
  readonly marked?: MarkedQuestion;
}

/** A question with the right answer, the fact that would have changed it, and the clauses. */
export function Solved({ saying, question, marked }: Props) {
  const { result } = saying.words;
  const { n, lang, story, parts } = question;
  const title = titleOf(question, saying);
  const Title = marked ? 'h3' : 'h2';
  return (
    <li class="exam-mark" data-mark={marked && (marked.right ? 'right' : 'wrong')} value={n}>
      <Title>
        <span lang={title.lang}>{title.text}</span>{' '}
        {marked && (
          <span class="exam-verdict">
            <span aria-hidden="true">{marked.right ? '✓' : '✗'}</span>{' '}
            {marked.right ? result.marks.right : result.marks.wrong}
          </span>
        )}
      </Title>
      {story.length > 0 && <p lang={lang}>{story.join(' ')}</p>}
      {parts.map((part, at) => (
        <div class="exam-part" key={partKey(question, at)}>
          <PartName saying={saying} question={question} at={at} />
          <dl class="exam-rows">
            {marked && (
              <Row term={result.yours}>
                <span class="exam-tell" aria-hidden="true">
                  {marked.parts[at] === true ? '✓' : '✗'}
                </span>{' '}
                {answerText(part, marked.answers[at] ?? { amounts: [] }, saying)}
              </Row>
            )}
            {isHow(part) ? (
              <HowSolution saying={saying} part={part} />
            ) : (
              <>
                {marked?.parts[at] === false && <Instead saying={saying} part={part} answer={marked.answers[at]} />}
                <Solution saying={saying} question={question} part={part} />
              </>
            )}
          </dl>
        </div>
      ))}
    </li>
  );
}

interface RowProps {
  readonly term: string;
  readonly lang?: string | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

function Row({ term, children, ...text }: RowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd {...text}>{children}</dd>
    </div>
  );
}

/** What a part is about, if there are several. */
function PartName({ saying, question, at }: Pick<Props, 'saying' | 'question'> & { readonly at: number }) {
  const { kind, lang, parts } = question;
  const part = parts[at];
  if (!part || parts.length === 1) return null;
  if (kind === 'near' && !isHow(part))
    return (
      <p lang={lang}>
        <b class="exam-case">{saying.words.sit.cases[at]}</b> {part.story.join(' ')}
      </p>
    );
  return (
    <p>
      {isHow(part) ? <b>{saying.joint.how}</b> : <b lang={part.situation.data.lang}>{part.situation.data.title}</b>}
    </p>
  );
}

interface InsteadProps {
  readonly saying: Saying;
  readonly part: CasePart;
  readonly answer: Answer | undefined;
}

/** What would have had to be true for a wrong answer. */
function Instead({ saying, part, answer }: InsteadProps) {
  const text = insteadText(part, answer, saying);
  return (
    text !== undefined && (
      <Row term={saying.words.result.instead} lang={part.situation.data.lang}>
        {text}
      </Row>
    )
  );
}

interface HowSolutionProps {
  readonly saying: Saying;
  readonly part: HowPart;
}

/** How two parts go together, what the book says of it and where, and the page for the whole case. */
function HowSolution({ saying, part }: HowSolutionProps) {
  const { result } = saying.words;
  const { says, saysIn, by } = part.joint.meeting.of;
  return (
    <>
      <Row term={result.answer}>
        <b>{rightText(part, saying)}</b>
      </Row>
      <Row term={result.why} lang={saysIn}>
        <UnbrokenText of={says} />
      </Row>
      <Row term={result.where} class="exam-cites">
        {by !== '' && <span>{sentence(by)}</span>}
        <a class="no-print" href={withQuery(saying.book.together, caseQuery(part.joint))}>
          {saying.joint.whole}
        </a>
      </Row>
    </>
  );
}

interface SolutionProps extends Pick<Props, 'saying' | 'question'> {
  readonly part: CasePart;
}

function Solution({ saying, question, part }: SolutionProps) {
  const { result } = saying.words;
  const why = reasonFor(question, part, saying);
  return (
    <>
      <Row term={result.answer}>
        <b>{rightText(part, saying)}</b>
        {question.kind === 'find' && <> · {rulingText(part)}</>}
      </Row>
      {why && (
        <Row term={saying.training.result.turns}>
          <Turn {...why} saying={saying} />
        </Row>
      )}
      <Row term={result.where} class="exam-cites">
        {clausesFor(part).map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </Row>
    </>
  );
}

interface TurnProps extends NonNullable<ReturnType<typeof reasonFor>> {
  readonly saying: Saying;
}

/** What would have changed a ruling, and into which others. */
function Turn({ says, verdicts, saying }: TurnProps) {
  const { turn } = saying.training.result;
  const [only = ''] = verdicts;
  if (verdicts.length === 1) return <>{fill(turn, { says, verdict: only })}</>;
  return (
    <>
      {fill(turn, { says, verdict: '' }).trim()}
      <ul class="exam-turns">
        {verdicts.map((verdict) => (
          <li key={verdict}>{verdict}</li>
        ))}
      </ul>
    </>
  );
}
