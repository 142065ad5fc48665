import { titleText } from '#training/exam/said.ts';
import { linkTo, type ExamProps } from './setting.ts';
import { SheetHead } from './SheetHead.tsx';
import { Solution } from './Solution.tsx';

/** The answers to the sheet, on a sheet of their own: letters, amounts, reasons and clauses. */
export function Key({ setting, exam }: ExamProps) {
  const { saying } = setting;
  const { paper, sit } = saying.words;
  return (
    <section class="exam-sheet exam-key">
      <div class="row no-print">
        <button type="button" class="btn main" onClick={() => print()}>
          {paper.print}
        </button>
        <a class="btn" href={linkTo(setting, 'paper', exam.choice)}>
          {paper.toPaper}
        </a>
        <a class="btn" href={linkTo(setting, 'make', exam.choice)}>
          {paper.toChoice}
        </a>
      </div>
      <SheetHead setting={setting} exam={exam} title={paper.key} />
      <ol class="exam-paper">
        {exam.questions.map((question) => (
          <li key={question.n} value={question.n}>
            <p class="exam-asked" lang={question.head.lang}>
              <b>{titleText(question)}</b> {question.story.join(' ')}
            </p>
            {question.parts.map((part, at) => (
              <div class="exam-pair" key={part.drill.seed}>
                {question.parts.length > 1 && (
                  <p lang={question.head.lang}>
                    <b class="exam-case">{sit.cases[at]}</b> {part.story.join(' ')}
                  </p>
                )}
                <dl class="exam-rows">
                  <Solution saying={saying} question={question} at={at} />
                </dl>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
