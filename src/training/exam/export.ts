/** A result as a file: for people to read, and for programs. Nobody's name is in it. */
import { fill } from '#i18n/fill.ts';
import { plural } from '#i18n/language.ts';
import { untagged } from '#model/language-tags.ts';
import { examQuery } from './choice.ts';
import { codeOf, examSum, resultSum, type HandedIn } from './code.ts';
import type { Exam } from './draw.ts';
import { marked, type MarkedQuestion } from './mark.ts';
import { answerText, clausesFor, clock, reasonText, rightText, type Saying } from './said.ts';

/** What a file holds, beside what the exam's link says. */
export interface Result {
  readonly exam: Exam;
  readonly handed: HandedIn;
  /** Address of the exam. */
  readonly link: string;
}

/** As JSON with line breaks; `kind` and `version` say what it is. */
export function resultJson({ exam, handed, link }: Result, saying: Saying): string {
  const { book, choice } = exam;
  const { questions, topics, right, of, percent, passed, late } = marked(exam, handed);
  const file = {
    kind: 'arbiter-exam-result',
    version: 1,
    book: book.book,
    edition: book.edition,
    exam: { link, choice: examQuery(choice), sum: examSum(exam) },
    result: { passed, percent, right, of, needed: choice.pass, seconds: handed.seconds, late },
    code: codeOf(handed),
    sum: resultSum(exam, handed),
    topics: topics.map(({ id, label, ...counts }) => ({ id, label, ...counts })),
    questions: questions.map(({ question, answers, parts }) => ({
      n: question.n,
      kind: question.kind,
      situation: question.head.id,
      story: question.story,
      parts: question.parts.map((part, at) => ({
        story: part.story,
        answer: answerText(question, part, answers[at] ?? { amounts: [] }, saying),
        right: rightText(question, part, saying),
        isRight: parts[at] ?? false,
        ruling: part.drill.ruling,
        ...(reason(question, part, saying) ?? {}),
        clauses: clausesFor(question, part).map(({ label, href }) => ({ label, href })),
      })),
    })),
  };
  return `${untagged(JSON.stringify(file, undefined, 2))}\n`;
}

function reason(...[question, part, saying]: Parameters<typeof reasonText>): { readonly reason: string } | undefined {
  const text = reasonText(question, part, saying);
  return text === undefined ? undefined : { reason: text };
}

/** As plain text, in the words of the page. */
export function resultText({ exam, handed, link }: Result, saying: Saying): string {
  const { book, choice } = exam;
  const { result, facts } = saying.words;
  const { questions, topics, right, of, percent, passed, late } = marked(exam, handed);
  const lines = [
    `${book.title} · ${book.edition}`,
    `${passed ? result.passed : result.failed}: ${fill(result.score, { right, of, percent })}`,
    fill(result.needed, { percent: choice.pass }),
    fill(result.took, { time: clock(handed.seconds) }),
    ...(late === 0 ? [] : [lateText(late, saying)]),
    `${result.sum}: ${resultSum(exam, handed)}`,
    `${result.code}: ${codeOf(handed)}`,
    `${facts.sum}: ${examSum(exam)}`,
    link,
    '',
    result.topics,
    ...topics.map(({ label, right: n, of: all }) => `${label}: ${fill(result.topicScore, { right: n, of: all })}`),
    ...questions.flatMap((each) => ['', ...questionLines(each, saying)]),
  ];
  return untagged(`${lines.join('\n')}\n`);
}

/** How late something was handed in, in minutes begun. */
export function lateText(seconds: number, { book, words }: Saying): string {
  const n = Math.ceil(seconds / 60);
  return fill(plural(book.language, words.result.late, n), { n });
}

function questionLines({ question, answers, parts }: MarkedQuestion, saying: Saying): readonly string[] {
  const { result, sit } = saying.words;
  const { n, head, story } = question;
  return [
    `${n}. ${head.title}`,
    ...(story.length === 0 ? [] : [story.join(' ')]),
    ...question.parts.flatMap((part, at) => {
      const why = reasonText(question, part, saying);
      return [
        ...(question.parts.length === 1 ? [] : [`${sit.cases[at] ?? ''}: ${part.story.join(' ')}`]),
        `${parts[at] === true ? result.marks.right : result.marks.wrong}. ${result.yours}: ${answerText(question, part, answers[at] ?? { amounts: [] }, saying)}`,
        `${result.answer}: ${rightText(question, part, saying)}`,
        ...(why === undefined ? [] : [`${saying.training.result.turns}: ${why}`]),
        `${result.where}: ${clausesFor(question, part)
          .map(({ label }) => label)
          .join(', ')}`,
      ];
    }),
  ];
}
