/** An exam's questions and answers in words, for screen and paper. */
import { answersOf } from '#decide/exact-answer.ts';
import { fill } from '#i18n/fill.ts';
import type { ExamWords, TrainingWords } from '#i18n/words.ts';
import { formatNumber } from '#i18n/language.ts';
import type { Language } from '#model/language.ts';
import type { AskedAmount } from '#training/cases/outcome.ts';
import { insteadOf } from '#training/cases/instead.ts';
import { turnsOf } from '#training/cases/turns.ts';
import type { TrainedBook } from '#training/types.ts';
import { amountTexts } from '#training/ui/amount-texts.ts';
import type { CiteMark } from '#views/decision-props.ts';
import { allowedSays, sentence } from '#wording/phrase.ts';
import { chipInWords, shownChips } from '#wording/shown-chips.ts';
import type { Answer } from './answers.ts';
import { amountsAt, letterOf, type ExamPart, type ExamQuestion } from './question.ts';

/** The words for exams. */
export interface Saying {
  readonly book: TrainedBook;
  readonly words: ExamWords;
  readonly training: TrainingWords;
}

/** An option: the verdict of a ruling, or the name of a clause. */
export function optionText({ situation, options }: ExamQuestion, at: number): string {
  const option = options[at];
  if (!option) return '';
  return option.clause?.label ?? situation.data.rulings[option.id]?.verdict.text ?? option.id;
}

/** A question's situation as the start of a line. */
export function titleText({ head: { title } }: ExamQuestion): string {
  return /[.?!]$/.test(title) ? title : `${title}.`;
}

/** The language of an option, if it is not the page's. */
export function optionLanguage({ situation, options }: ExamQuestion, at: number): Language | undefined {
  return situation.data.rulings[options[at]?.id ?? '']?.lang;
}

/** The heading of a part's options. */
export function askText({ kind, parts }: ExamQuestion, at: number, { words: { sit } }: Saying): string {
  if (kind === 'find') return sit.whichClause;
  const name = parts.length > 1 ? sit.cases[at] : undefined;
  return name === undefined ? sit.which : fill(sit.whichIn, { name });
}

/** An answer as it was given: `B: Ten points (10 points)`. */
export function answerText(question: ExamQuestion, part: ExamPart, answer: Answer, saying: Saying): string {
  const { option, amounts } = answer;
  if (option === undefined) return saying.words.result.none;
  const asked = amountsAt(question, part, option);
  const numbers = asked.map((amount, at) => amountText(question, amount, amounts[at], saying));
  return `${letterOf(option)}: ${optionText(question, option)}${numbers.length === 0 ? '' : ` (${numbers.join('; ')})`}`;
}

/** The right answer: its letter, its words, and its amounts. */
export function rightText(question: ExamQuestion, part: ExamPart, saying: Saying): string {
  const asked = amountsAt(question, part, part.right);
  return answerText(question, part, { option: part.right, amounts: asked.map(({ value }) => value) }, saying);
}

/** The verdict of a part's ruling with its amounts; also for questions about clauses. */
export function rulingText({ situation }: ExamQuestion, { drill }: ExamPart): string {
  const { rulings, chips } = situation.data;
  const ruling = rulings[drill.ruling];
  if (!ruling) return '';
  const shown = shownChips(ruling.effects, chips, answersOf(drill.assignment));
  return [ruling.verdict.text, ...shown.map((chip) => chipInWords(chip, chips.effects))].join(' · ');
}

/** The clauses of a part's ruling. */
export function clausesFor({ situation }: ExamQuestion, { drill }: ExamPart): readonly CiteMark[] {
  return situation.data.rulings[drill.ruling]?.cites ?? [];
}

/** The fact that would have changed the ruling, and the outcome then; undefined when no single fact would. */
export function reasonText(
  { situation, fact: differs }: ExamQuestion,
  { drill }: ExamPart,
  saying: Saying,
): string | undefined {
  const { facts, rulings } = situation.data;
  // In a near miss it is the fact in which its cases differ.
  const turns = turnsOf(situation, drill).toSorted((a, b) => Number(b.fact === differs) - Number(a.fact === differs));
  for (const { fact, values, leads } of turns) {
    const text = facts[fact];
    const verdicts = leads.flatMap(({ id }) => (id === drill.ruling ? [] : (rulings[id]?.verdict.text ?? [])));
    const [first] = verdicts;
    if (!text || first === undefined) continue;
    const says = sentence(allowedSays(text, values, saying.book.words.phrase));
    return fill(saying.training.result.turn, { says, verdict: [...new Set(verdicts)].join(' / ') });
  }
  return undefined;
}

/** What would have had to be true for the ruling that was chosen; undefined if that says nothing. */
export function insteadText(
  { kind, situation, options }: ExamQuestion,
  { drill }: ExamPart,
  answer: Answer | undefined,
  { book }: Saying,
): string | undefined {
  const chosen = options[answer?.option ?? -1];
  if (kind === 'find' || !chosen || chosen.id === drill.ruling) return undefined;
  const says = insteadOf(situation, drill, chosen.id).facts.flatMap(({ fact, values }) => {
    const text = situation.data.facts[fact];
    return text ? [sentence(allowedSays(text, values, book.words.phrase))] : [];
  });
  return says.length === 0 ? undefined : says.join('; ');
}

function amountText(question: ExamQuestion, amount: AskedAmount, value: number | undefined, saying: Saying): string {
  const { unit } = amountTexts(amount, question.situation, saying.training);
  const number = value === undefined ? '–' : formatNumber(saying.book.language, value);
  return `${amount.who === undefined ? '' : `${amount.who}: `}${number} ${unit}`;
}
