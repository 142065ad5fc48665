import { fill } from '#i18n/fill.ts';
import { plural } from '#i18n/language.ts';
import type { ExamChoice } from '#training/exam/choice.ts';
import type { Saying } from '#training/exam/said.ts';

interface Props {
  readonly saying: Saying;
  readonly choice: Pick<ExamChoice, 'minutes' | 'pass'>;
  /** How many questions it has. */
  readonly n: number;
}

/** An exam in figures: `20 questions · 30 minutes · passed from 70% right`. */
export function Facts({ saying: { book, words }, choice: { minutes, pass }, n }: Props) {
  const { facts } = words;
  const texts = [
    fill(plural(book.language, facts.questions, n), { n }),
    minutes === 0 ? facts.noLimit : fill(plural(book.language, facts.minutes, minutes), { n: minutes }),
    fill(facts.pass, { percent: pass }),
  ];
  return <p class="exam-facts">{texts.join(' · ')}</p>;
}
