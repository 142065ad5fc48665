/**
 * The answers of an exam as one code that can be read aloud, typed and pasted: from it and the exam's link the whole result
 * is made again. The signs are those of Crockford's base 32. First the seconds that it took, then for each part of each
 * question the position of what was chosen from 1 on (0: nothing) and the amounts that go with it.
 */
import { ALPHABET, checksumOf, plainSum } from '#addresses/checksum.ts';
import type { Answer, Answers } from './answers.ts';
import { examQuery } from './choice.ts';
import type { Exam } from './draw.ts';
import { amountsAt } from './question.ts';

/** What was handed in. */
export interface HandedIn {
  readonly answers: Answers;
  /** How many seconds after the beginning. */
  readonly seconds: number;
}

/** `1RW-2A31-…`: four signs a group. */
export function codeOf({ answers, seconds }: HandedIn): string {
  const signs = numberSigns(Math.max(0, Math.round(seconds))) + answers.flat().map(answerSigns).join('');
  return (signs.match(/.{1,4}/g) ?? []).join('-');
}

/** The answers that a code stands for in an exam, however it was typed; undefined where it is none of this exam. */
export function handedInBy({ questions }: Exam, code: string): HandedIn | undefined {
  const rest = [...plainSum(code)].map((sign) => ALPHABET.indexOf(sign));
  if (rest.includes(-1)) return undefined;
  const seconds = takeNumber(rest);
  if (seconds === undefined) return undefined;
  const answers: Answer[][] = [];
  for (const question of questions) {
    const mine: Answer[] = [];
    for (const part of question.parts) {
      const chosen = rest.shift();
      if (chosen === undefined || chosen > question.options.length) return undefined;
      const amounts: (number | undefined)[] = [];
      for (const _ of amountsAt(question, part, chosen - 1)) {
        const taken = takeNumber(rest);
        if (taken === undefined) return undefined;
        amounts.push(amountOf(taken));
      }
      mine.push(chosen === 0 ? { amounts: [] } : { option: chosen - 1, amounts });
    }
    answers.push(mine);
  }
  return rest.length === 0 ? { answers, seconds } : undefined;
}

/** The checksum of an exam itself: book, edition, choice and seed. */
export function examSum({ book, choice }: Pick<Exam, 'book' | 'choice'>): string {
  return checksumOf([book.book, book.edition, examQuery(choice)]);
}

/** The checksum of what was handed in: over the same, and the answers. */
export function resultSum({ book, choice }: Exam, handed: HandedIn): string {
  return checksumOf([book.book, book.edition, examQuery(choice), plainSum(codeOf(handed))]);
}

/** Whether a checksum is that of what was handed in, however somebody typed it. */
export function isResultSum(sum: string, exam: Exam, handed: HandedIn): boolean {
  return plainSum(sum) === plainSum(resultSum(exam, handed));
}

function answerSigns({ option, amounts }: Answer): string {
  return `${ALPHABET[(option ?? -1) + 1] ?? ''}${amounts.map((amount) => numberSigns(numberFor(amount))).join('')}`;
}

/** Four bits a sign, the lowest first; the fifth says that another one follows. */
function numberSigns(number: number): string {
  const low = number % MORE;
  const high = Math.floor(number / MORE);
  return high === 0 ? (ALPHABET[low] ?? '') : `${ALPHABET[low + MORE] ?? ''}${numberSigns(high)}`;
}

const MORE = 16;

/** Takes the signs of a number away; undefined where they end too soon or say no number that is safe to count with. */
function takeNumber(signs: number[]): number | undefined {
  let number = 0;
  for (let place = 1; place <= Number.MAX_SAFE_INTEGER / MORE; place *= MORE) {
    const sign = signs.shift();
    if (sign === undefined) return undefined;
    number += (sign % MORE) * place;
    if (sign < MORE) return number;
  }
  return undefined;
}

/** An amount as a number from 0 on: nothing is 0; then whole ones and those with cents, above and below nought, in turn. */
function numberFor(amount: number | undefined): number {
  if (amount === undefined) return 0;
  const whole = Number.isInteger(amount);
  const size = Math.abs(whole ? amount : Math.round(amount * 100));
  return 1 + size * 4 + (amount < 0 ? 2 : 0) + (whole ? 0 : 1);
}

function amountOf(number: number): number | undefined {
  if (number === 0) return undefined;
  const kind = (number - 1) % 4;
  const size = Math.floor((number - 1) / 4);
  const value = kind % 2 === 0 ? size : size / 100;
  return kind >= 2 && value !== 0 ? -value : value;
}
