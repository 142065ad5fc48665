import { amountsAt, letterOf, type ExamQuestion } from '#training/exam/question.ts';
import { amountTexts, askText, optionLanguage, optionText, titleText, type Saying } from '#training/exam/said.ts';
import { linkTo, type ExamProps } from './setting.ts';
import { SheetHead } from './SheetHead.tsx';

/** The exam for a hall without phones: boxes to mark, and lines for amounts. */
export function Paper({ setting, exam }: ExamProps) {
  const { saying } = setting;
  const { paper } = saying.words;
  const lines = [paper.name, paper.date, paper.score];
  return (
    <section class="exam-sheet">
      <div class="row no-print">
        <button type="button" class="btn main" onClick={() => print()}>
          {paper.print}
        </button>
        <a class="btn" href={linkTo(setting, 'key', exam.choice)}>
          {paper.toKey}
        </a>
        <a class="btn" href={linkTo(setting, 'make', exam.choice)}>
          {paper.toChoice}
        </a>
      </div>
      <SheetHead setting={setting} exam={exam} title={saying.words.title} />
      <div class="exam-lines">
        {lines.map((label) => (
          <p key={label}>
            <span>{label}</span>
            <span class="exam-line" />
          </p>
        ))}
      </div>
      <p>{paper.how}</p>
      <ol class="exam-paper">
        {exam.questions.map((question) => (
          <PaperQuestion key={question.n} saying={saying} question={question} />
        ))}
      </ol>
    </section>
  );
}

function PaperQuestion({ saying, question }: { readonly saying: Saying; readonly question: ExamQuestion }) {
  const { sit } = saying.words;
  const { n, head, story, parts, options } = question;
  const [first] = parts;
  const isOne = parts.length === 1;
  return (
    <li value={n}>
      <p class="exam-asked" lang={head.lang}>
        <b>{titleText(question)}</b> {story.join(' ')}
      </p>
      <p class="exam-which">{isOne ? askText(question, 0, saying) : sit.which}</p>
      <ul class="exam-boxes">
        {options.map(({ id }, at) => (
          <li key={id} lang={optionLanguage(question, at)}>
            {isOne && <Box />}
            <b>{letterOf(at)}</b> <span>{optionText(question, at)}</span>
            {isOne && first && <Lines saying={saying} question={question} part={0} option={at} />}
          </li>
        ))}
      </ul>
      {!isOne &&
        parts.map((part, at) => (
          <div class="exam-pair" key={part.drill.seed}>
            <p lang={head.lang}>
              <b class="exam-case">{sit.cases[at]}</b> {part.story.join(' ')}
            </p>
            <p class="exam-letters">
              {options.map(({ id }, option) => (
                <span key={id}>
                  <Box /> <b>{letterOf(option)}</b>
                  <Lines saying={saying} question={question} part={at} option={option} />
                </span>
              ))}
            </p>
          </div>
        ))}
    </li>
  );
}

function Box() {
  return <span class="exam-box" aria-hidden="true" />;
}

interface LinesProps {
  readonly saying: Saying;
  readonly question: ExamQuestion;
  /** Positions. */
  readonly part: number;
  readonly option: number;
}

/** A line for each amount that goes with an option. */
function Lines({ saying, question, part: at, option }: LinesProps) {
  const part = question.parts[at];
  const amounts = part ? amountsAt(question, part, option) : [];
  return (
    <>
      {amounts.map((amount, each) => (
        <span class="exam-blank" key={each}>
          {amount.who !== undefined && `${amount.who}: `}
          <span class="exam-line" /> {amountTexts(question, amount, saying).unit}
        </span>
      ))}
    </>
  );
}
