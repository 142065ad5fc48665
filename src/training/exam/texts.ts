/** An exam's questions and answers in words, for screen and paper. */
import { answersOf } from '#decide/exact-answer.ts';
import { fill } from '#i18n/fill.ts';
import type { DrillWords, ExamWords, TrainingWords } from '#i18n/words.ts';
import { formatNumber } from '#i18n/language.ts';
import type { Language } from '#model/language.ts';
import type { AskedAmount } from '#training/cases/outcome.ts';
import { insteadOf } from '#training/cases/instead.ts';
import { turnsOf } from '#training/cases/turns.ts';
import { relations } from '#training/joint/relation.ts';
import { legendText, relationText } from '#training/joint/relation-text.ts';
import type { TrainedBook } from '#training/types.ts';
import { amountTexts } from '#training/ui/amount-texts.ts';
import type { CiteMark } from '#views/decision-props.ts';
import { allowedSays, sentence } from '#wording/phrase.ts';
import { chipInWords, shownChips } from '#wording/shown-chips.ts';
import type { Answer } from './answers.ts';
import { amountsAt, isHow, letterOf, type CasePart, type ExamPart, type ExamQuestion } from './question.ts';

/** The words for exams. */
export interface Saying {
  readonly book: TrainedBook;
  readonly words: ExamWords;
  readonly training: TrainingWords;
  readonly joint: DrillWords['joint'];
}

/** An option: the verdict of a ruling, the name of a clause, or how two parts go together. */
export function optionText(part: ExamPart, at: number, { joint }: Saying): string {
  const option = part.options[at];
  if (!option) return '';
  if (isHow(part)) {
    const relation = relations[at];
    return relation ? sentence(relationText(relation, part.joint, joint)) : '';
  }
  return option.clause?.label ?? part.situation.data.rulings[option.id]?.verdict.text ?? option.id;
}

/** What a question is about: its situation, with its language if that is not the page's. */
export function titleOf(
  { kind, head }: ExamQuestion,
  { joint }: Saying,
): { readonly text: string; readonly lang: Language | undefined } {
  return kind === 'joint' ? { text: joint.title, lang: undefined } : { text: head.title, lang: head.lang };
}

/** The same as the start of a line. */
export function titleText(question: ExamQuestion, saying: Saying): string {
  const { text } = titleOf(question, saying);
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** The language of an option, if it is not the page's. */
export function optionLanguage(part: ExamPart, at: number): Language | undefined {
  return isHow(part) ? undefined : part.situation.data.rulings[part.options[at]?.id ?? '']?.lang;
}

/** The heading of a part's options. */
export function askText({ kind, parts }: ExamQuestion, at: number, { words: { sit }, joint }: Saying): string {
  const part = parts[at];
  if (kind === 'find' || !part) return sit.whichClause;
  if (isHow(part)) return joint.how;
  if (kind === 'joint') return legendText(part, joint);
  const name = parts.length > 1 ? sit.cases[at] : undefined;
  return name === undefined ? sit.which : fill(sit.whichIn, { name });
}

/** An answer as it was given: `B: Ten points (10 points)`. */
export function answerText(part: ExamPart, answer: Answer, saying: Saying): string {
  const { option, amounts } = answer;
  if (option === undefined) return saying.words.result.none;
  const numbers = amountFields(part, option, saying).map((field, at) => amountText(field, amounts[at], saying));
  return `${letterOf(option)}: ${optionText(part, option, saying)}${numbers.length === 0 ? '' : ` (${numbers.join('; ')})`}`;
}

/** The right answer: its letter, its words, and its amounts. */
export function rightText(part: ExamPart, saying: Saying): string {
  const asked = amountsAt(part, part.right);
  return answerText(part, { option: part.right, amounts: asked.map(({ value }) => value) }, saying);
}

/** The amounts that an option requires, each with its label and unit. */
export function amountFields(part: ExamPart, at: number, { training }: Saying): readonly AmountField[] {
  if (isHow(part)) return [];
  return amountsAt(part, at).map((amount) => ({ ...amount, ...amountTexts(amount, part.situation, training) }));
}
type AmountField = AskedAmount & ReturnType<typeof amountTexts>;

/** The verdict of a part's ruling with its amounts; also for questions about clauses. */
export function rulingText({ situation, drill }: CasePart): string {
  const { rulings, chips } = situation.data;
  const ruling = rulings[drill.ruling];
  if (!ruling) return '';
  const shown = shownChips(ruling.effects, chips, answersOf(drill.assignment));
  return [ruling.verdict.text, ...shown.map((chip) => chipInWords(chip, chips.effects))].join(' · ');
}

/** The clauses of a part's ruling. */
export function clausesFor({ situation, drill }: CasePart): readonly CiteMark[] {
  return situation.data.rulings[drill.ruling]?.cites ?? [];
}

/** The fact that would have changed the ruling, and the outcomes then; undefined when no single one would. */
export function reasonFor(
  { fact: differs }: ExamQuestion,
  { situation, drill }: CasePart,
  saying: Saying,
): { readonly says: string; readonly verdicts: readonly string[] } | undefined {
  const { facts, rulings } = situation.data;
  // In a near miss it is the fact in which its cases differ.
  const turns = turnsOf(situation, drill).toSorted((a, b) => Number(b.fact === differs) - Number(a.fact === differs));
  for (const { fact, values, leads } of turns) {
    const text = facts[fact];
    const verdicts = leads.flatMap(({ id }) => (id === drill.ruling ? [] : (rulings[id]?.verdict.text ?? [])));
    if (!text || verdicts.length === 0) continue;
    return {
      says: sentence(allowedSays(text, values, saying.book.words.phrase)),
      verdicts: [...new Set(verdicts)],
    };
  }
  return undefined;
}

/** What would have had to be true for the ruling that was chosen; undefined if that says nothing. */
export function insteadText(
  { situation, drill, options }: CasePart,
  answer: Answer | undefined,
  { book }: Saying,
): string | undefined {
  const chosen = options[answer?.option ?? -1];
  if (!chosen || chosen.clause || chosen.id === drill.ruling) return undefined;
  const says = insteadOf(situation, drill, chosen.id).facts.flatMap(({ fact, values }) => {
    const text = situation.data.facts[fact];
    return text ? [sentence(allowedSays(text, values, book.words.phrase))] : [];
  });
  return says.length === 0 ? undefined : says.join('; ');
}

function amountText({ who, unit }: AmountField, value: number | undefined, { book }: Saying): string {
  const number = value === undefined ? '–' : formatNumber(book.language, value);
  return `${who === undefined ? '' : `${who}: `}${number} ${unit}`;
}
