import { Fragment, type ComponentChildren } from 'preact';
import { isHow, letterOf, type ExamPart, type ExamQuestion } from '#training/exam/question.ts';
import { partKey } from '#training/exam/answers.ts';
import {
  amountFields,
  askText,
  optionLanguage,
  optionText,
  titleOf,
  titleText,
  type Saying,
} from '#training/exam/texts.ts';
import { About } from './About.tsx';
import { QrCode } from './HandOut.tsx';
import { linkTo, type ExamProps } from './setting.ts';
import { useSheetMarks } from './sheet-marks.ts';
import { Solved } from './Solved.tsx';

/** The exam on paper: boxes to mark, and lines for amounts. */
export function Paper({ setting, exam }: ExamProps) {
  const { saying } = setting;
  const { paper, title } = saying.words;
  return (
    <Sheet setting={setting} exam={exam} title={title} hasName other={{ view: 'key', text: paper.toKey }}>
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
  /** Whether every sheet has a line for a name, the first one in its head. */
  readonly hasName?: boolean;
  readonly other: { readonly view: 'paper' | 'key'; readonly text: string };
  readonly children: ComponentChildren;
}

/** A sheet to print. Its head identifies the exam, so that sheet, key and link can be matched. */
function Sheet({ setting, exam, title, hasName = false, other, children }: SheetProps) {
  const { saying } = setting;
  const { book, words } = saying;
  const { facts, choose, paper } = words;
  const { choice, questions } = exam;
  useSheetMarks({ saying, choice, title, hasName });
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
        <span class="pip" aria-hidden="true" />
        <div>
          <h1>{title}</h1>
          <p>
            {book.title} · {book.editionName}
          </p>
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
  const { n, kind, lang, story, parts } = question;
  return (
    <li value={n}>
      <p class="exam-asked">
        <b lang={titleOf(question, saying).lang}>{titleText(question, saying)}</b>{' '}
        <span lang={lang}>{story.join(' ')}</span>
      </p>
      {kind === 'near' ? (
        <PaperPair saying={saying} question={question} />
      ) : (
        parts.map((part, at) => (
          <Fragment key={partKey(question, at)}>
            <p class="exam-which">{askText(question, at, saying)}</p>
            <PaperOptions saying={saying} part={part} hasBoxes />
          </Fragment>
        ))
      )}
    </li>
  );
}

/** The options once, and under each of the two cases their letters to mark. */
function PaperPair({ saying, question }: { readonly saying: Saying; readonly question: ExamQuestion }) {
  const { sit } = saying.words;
  const { lang, parts } = question;
  const [first] = parts;
  return (
    <>
      <p class="exam-which">{sit.which}</p>
      {first && <PaperOptions saying={saying} part={first} hasBoxes={false} />}
      {parts.map((part, at) => (
        <div class="exam-pair" key={partKey(question, at)}>
          <p lang={lang}>
            <b class="exam-case">{sit.cases[at]}</b> {!isHow(part) && part.story.join(' ')}
          </p>
          <p class="exam-letters">
            {part.options.map(({ id }, option) => (
              <span key={id}>
                <Box /> <b>{letterOf(option)}</b>
                <Lines saying={saying} part={part} option={option} />
              </span>
            ))}
          </p>
        </div>
      ))}
    </>
  );
}

interface PaperOptionsProps {
  readonly saying: Saying;
  readonly part: ExamPart;
  /** Whether they are marked here, with their amounts. */
  readonly hasBoxes: boolean;
}

function PaperOptions({ saying, part, hasBoxes }: PaperOptionsProps) {
  return (
    <ul class="exam-boxes">
      {part.options.map(({ id }, at) => (
        <li key={id} lang={optionLanguage(part, at)}>
          {hasBoxes && <Box />} <b>{letterOf(at)}</b> <span>{optionText(part, at, saying)}</span>
          {hasBoxes && <Lines saying={saying} part={part} option={at} />}
        </li>
      ))}
    </ul>
  );
}

function Box() {
  return <span class="exam-box" aria-hidden="true" />;
}

interface LinesProps {
  readonly saying: Saying;
  readonly part: ExamPart;
  /** Index. */
  readonly option: number;
}

/** A line for each amount of an option. */
function Lines({ saying, part, option }: LinesProps) {
  return (
    <>
      {amountFields(part, option, saying).map(({ who, unit }, each) => (
        <span class="exam-blank" key={each}>
          {who !== undefined && `${who}: `}
          <span class="exam-line" /> {unit}
        </span>
      ))}
    </>
  );
}
