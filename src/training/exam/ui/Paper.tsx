import type { ComponentChildren } from 'preact';
import { amountsAt, letterOf, type ExamQuestion } from '#training/exam/question.ts';
import { askText, optionLanguage, optionText, titleText, type Saying } from '#training/exam/texts.ts';
import { amountTexts } from '#training/ui/amount-texts.ts';
import { About } from './About.tsx';
import { QrCode } from './HandOut.tsx';
import { linkTo, type ExamProps } from './setting.ts';
import { Solved } from './Solved.tsx';

/** The exam on paper: boxes to mark, and lines for amounts. */
export function Paper({ setting, exam }: ExamProps) {
  const { saying } = setting;
  const { paper, title } = saying.words;
  return (
    <Sheet setting={setting} exam={exam} title={title} other={{ view: 'key', text: paper.toKey }}>
      <BlankLines labels={[paper.name, paper.date, paper.score]} />
      <p>{paper.how}</p>
      <ol class="exam-paper">
        {exam.questions.map((question) => (
          <PaperQuestion key={question.n} saying={saying} question={question} />
        ))}
      </ol>
    </Sheet>
  );
}

/** The answer key, on a sheet of its own. */
export function Key({ setting, exam }: ExamProps) {
  const { saying } = setting;
  const { paper } = saying.words;
  return (
    <Sheet setting={setting} exam={exam} title={paper.key} other={{ view: 'paper', text: paper.toPaper }}>
      <ol class="exam-marks">
        {exam.questions.map((question) => (
          <Solved key={question.n} saying={saying} question={question} />
        ))}
      </ol>
    </Sheet>
  );
}

interface SheetProps extends ExamProps {
  readonly title: string;
  readonly other: { readonly view: 'paper' | 'key'; readonly text: string };
  readonly children: ComponentChildren;
}

/** A sheet to print. Its head identifies the exam, so that sheet, key and link can be matched. */
function Sheet({ setting, exam, title, other, children }: SheetProps) {
  const { saying } = setting;
  const { book, words } = saying;
  const { facts, choose, paper } = words;
  const { choice, questions } = exam;
  return (
    <section class="exam-sheet">
      <div class="row no-print">
        <button type="button" class="btn main" onClick={() => print()}>
          {paper.print}
        </button>
        <a class="btn" href={linkTo(setting, other.view, choice)}>
          {other.text}
        </a>
        <a class="btn" href={linkTo(setting, 'make', choice)}>
          {paper.toChoice}
        </a>
      </div>
      <header class="exam-sheet-head">
        <div>
          <p>
            {book.title} · {book.edition}
          </p>
          <h1>{title}</h1>
          <About saying={saying} choice={choice} n={questions.length} />
          <p>
            {facts.seed}: <b>{choice.seed}</b>
          </p>
        </div>
        <QrCode text={linkTo(setting, 'sit', choice)} label={choose.code} />
      </header>
      {children}
    </section>
  );
}

/** Lines to be filled in by hand. */
export function BlankLines({ labels }: { readonly labels: readonly string[] }) {
  return (
    <div class="exam-lines">
      {labels.map((label) => (
        <p key={label}>
          <span>{label}</span>
          <span class="exam-line" />
        </p>
      ))}
    </div>
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
  /** Indexes. */
  readonly part: number;
  readonly option: number;
}

/** A line for each amount of an option. */
function Lines({ saying, question, part: at, option }: LinesProps) {
  const part = question.parts[at];
  const amounts = part ? amountsAt(question, part, option) : [];
  return (
    <>
      {amounts.map((amount, each) => (
        <span class="exam-blank" key={each}>
          {amount.who !== undefined && `${amount.who}: `}
          <span class="exam-line" /> {amountTexts(amount, question.situation, saying.training).unit}
        </span>
      ))}
    </>
  );
}
