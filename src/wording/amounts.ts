/**
 * Formats amounts, computed as far as the answers allow. Independent of dictionaries: the words are passed
 * in.
 */
import { evaluate } from '#decide/amount.ts';
import type { Answers } from '#decide/table.ts';
import type { ChipWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import type { Language } from '#model/language.ts';
import { currencySign, formatMoney, formatNumber, plural, type Plural } from '#i18n/language.ts';
import type { Amount } from '#model/amount.ts';
import type { Span } from '#model/effects/kind.ts';
import { UNSTATED_AMOUNT, parseLinear } from '#model/linear.ts';

/** The words that amounts are written in; all of it plain data. */
export interface AmountWords {
  readonly effects: ChipWords;
  /** Per kind of points, with `{n}` for the number. The first is the default of effects. */
  readonly points: Readonly<Record<string, Plural>>;
  /** What a number fact counts: "2 points per game". */
  readonly units: Readonly<Record<string, string>>;
  /** What a number fact is called in a formula, where that is not its unit. */
  readonly names?: Readonly<Record<string, string>>;
  readonly language: Language;
  /** What fines are paid in, by its code; left out: euros. */
  readonly currency?: string;
}

/** An amount with its word, `unstated` included. */
export function counted(amount: Amount, forms: Plural, words: AmountWords, answers: Answers): string {
  if (amount === UNSTATED_AMOUNT) return fill(forms.other, { n: words.effects.unstatedNumber });
  // After a formula a unit would seem to belong to its last term only, so it is omitted.
  return inUnits(amount, (span) => countedSpan(span, forms, words), '{n}', words, answers);
}

/** "2 points", "1 to 3 points", "1 or 3 points". */
export function countedSpan(span: Span, forms: Plural, words: AmountWords): string {
  const form = span.min === span.max ? plural(words.language, forms, span.min) : forms.other;
  return fill(form, { n: numberSpan(span, words) });
}

/** An amount of money; `formula`, with a € for the sign, is used around an amount that is not known yet. */
export function money(amount: Amount, formula: string, words: AmountWords, answers: Answers): string {
  // Computed amounts are shown together, so all of them have cents.
  const cents = typeof amount === 'string';
  const { language, currency } = words;
  const inCurrency = currency === undefined ? formula : formula.replace('€', currencySign(language, currency));
  return inUnits(amount, (span) => moneySpan(span, words, cents), inCurrency, words, answers);
}

/** "€ 10", "€ 10 to € 30"; `cents` also shows zero cents. */
export function moneySpan(span: Span, words: AmountWords, cents: boolean): string {
  return spanText(span, (value) => formatMoney(words.language, value, words.currency, cents), words);
}

/** What a number of units reads like, or everything from one number of them to another. */
type Unit = (span: Span) => string;

/** An amount of units: so many where that is known, else so many for each of something, else its formula. */
function inUnits(amount: Amount, unit: Unit, formula: string, words: AmountWords, answers: Answers): string {
  const span = spanOf(amount, answers);
  if (span) return unit(span);
  const each = perUnit(amount, unit, words);
  if (each !== undefined) return each;
  const text = formulaText(amount, words, answers);
  return fill(formula, { n: formula !== '{n}' && /\s/.test(text) ? `(${text})` : text });
}

/** "2 points per game": a multiple of one number that is not known yet. */
function perUnit(amount: Amount, unit: Unit, words: AmountWords): string | undefined {
  const linear = typeof amount === 'string' ? parseLinear(amount) : undefined;
  const [term, ...others] = linear?.terms ?? [];
  if (!linear || !term || others.length > 0 || linear.constant !== 0 || term.coefficient <= 0) return undefined;
  const { fact, coefficient: n } = term;
  const counts = words.units[fact] ?? fact;
  // Not if points themselves are counted: twice the bid is not "2 points per point".
  if (unit({ min: 1, max: 1 }) === `1 ${counts}`) return undefined;
  return fill(words.effects.per, { amount: unit({ min: n, max: n }), unit: counts });
}

/** "2", "1 to 3". */
function numberSpan(span: Span, words: AmountWords): string {
  return spanText(span, (value) => formatNumber(words.language, value), words);
}

function spanText({ min, max, either }: Span, write: (value: number) => string, { effects }: AmountWords): string {
  return min === max ? write(min) : fill(either ? effects.either : effects.span, { min: write(min), max: write(max) });
}

/** The value of an amount; undefined while a number that it needs is missing. */
function spanOf(amount: Amount, answers: Answers): Span | undefined {
  const result = evaluate(amount, answers);
  if ('value' in result) return { min: result.value, max: result.value };
  return 'min' in result ? result : undefined;
}

/** An amount: its value if known, else its formula. */
export function amountText(amount: Amount, words: AmountWords, answers: Answers = {}): string {
  return resultText(amount, words, answers) ?? formulaText(amount, words, answers);
}

/** The result of an amount in words; undefined while a number that it needs is missing. */
export function resultText(amount: Amount, words: AmountWords, answers: Answers): string | undefined {
  const span = spanOf(amount, answers);
  return span && numberSpan(span, words);
}

/**
 * An amount whose numbers are missing: "8 per round", and its formula where the number has a name of its own.
 */
export function waitingText(amount: Amount, words: AmountWords, answers: Answers): string {
  const facts = typeof amount === 'string' ? (parseLinear(amount)?.terms ?? []) : [];
  const each = facts.some(({ fact }) => words.names?.[fact])
    ? undefined
    : perUnit(amount, (span) => numberSpan(span, words), words);
  return each ?? formulaText(amount, words, answers);
}

/**
 * An amount as a formula with known values filled in: `2 × games`, `−2 × 150 + meld`, or `1 to 3` for a
 * lookup whose choice is open. {@link amountText} shows the result instead.
 */
export function formulaText(amount: Amount, words: AmountWords, answers: Answers = {}): string {
  const number = (value: number) => formatNumber(words.language, value);
  if (typeof amount !== 'string') return amountText(amount, words, answers);
  const linear = parseLinear(amount);
  if (!linear) return words.effects.blank;
  const terms = linear.terms.map(({ fact, coefficient }) => {
    const answer = answers[fact];
    const known =
      answer?.kind === 'range' && answer.from === answer.to
        ? number(answer.from)
        : (words.names?.[fact] ?? words.units[fact] ?? fact);
    const [times, by] = fraction(Math.abs(coefficient));
    const text = (times === 1 ? known : `${number(times)} × ${known}`) + (by === 1 ? '' : ` ÷ ${by}`);
    return { negative: coefficient < 0, text };
  });
  if (linear.constant !== 0) terms.push({ negative: linear.constant < 0, text: number(Math.abs(linear.constant)) });
  return terms
    .map(({ negative, text }, i) => (i === 0 ? (negative ? `−${text}` : text) : negative ? ` − ${text}` : ` + ${text}`))
    .join('');
}

/**
 * A positive number as people write it by hand: 0.75 is 3 over 4. Over 1 where no small divisor makes it
 * whole.
 */
function fraction(number: number): readonly [times: number, by: number] {
  for (let by = 1; by < 100; by++) {
    const times = Math.round(number * by);
    if (Math.abs(number * by - times) < 1e-9) return [times, by];
  }
  return [number, 1];
}
