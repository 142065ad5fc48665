import { examSum } from '#training/exam/code.ts';
import { Code } from './Code.tsx';
import { Facts } from './Facts.tsx';
import { linkTo, type ExamProps } from './setting.ts';
import { Since } from './Since.tsx';

interface Props extends ExamProps {
  readonly title: string;
}

/** The head of a sheet: which exam it is, so that sheet, key and link can be told to belong together. */
export function SheetHead({ setting, exam, title }: Props) {
  const { saying } = setting;
  const { book, words } = saying;
  const { facts, choose } = words;
  const { choice, questions } = exam;
  const link = linkTo(setting, 'sit', choice);
  return (
    <>
      <header class="exam-sheet-head">
        <div>
          <p>
            {book.title} · {book.edition}
          </p>
          <h1>{title}</h1>
          <Facts saying={saying} choice={choice} n={questions.length} />
          <p>
            {facts.seed}: <b>{choice.seed}</b> · {facts.sum}: <b>{examSum(exam)}</b>
          </p>
        </div>
        <Code text={link} label={choose.code} />
      </header>
      <Since saying={saying} choice={choice} />
    </>
  );
}
