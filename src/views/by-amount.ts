/** The penalty table ordered by amount: equal penalties are adjacent, the highest of each kind first. */
import { fill } from '#i18n/fill.ts';
import type { EffectWords, PageWords, PhraseWords } from '#i18n/words.ts';
import type { Book } from '#model/index.ts';
import { untagged } from '#model/language-tags.ts';
import type { PenaltyGroup, PenaltyRow } from './penalties.ts';
import type { Penalty } from './penalty.ts';

/** The position of a row in that order. */
export interface Place {
  /** 0 comes first; equal penalties have the same rank. */
  readonly rank: number;
  /** The penalty in words: "10 strafpunten". Absent for rows without an amount, which come last. */
  readonly amount?: string;
}

/**
 * The position of every row by its main amount: points in the order of the book's kinds, then fines and
 * tricks.
 */
export function placesByAmount(rows: readonly PenaltyRow[], book: Book): ReadonlyMap<PenaltyRow, Place> {
  const units = [...Object.keys(book.points), 'fine', 'tricks'];
  const costs = new Map(
    rows.map((row) => [row, row.penalties.find(({ worth }) => worth && worth.value !== 0)] as const),
  );
  const amounts = [...costs.values()].flatMap((penalty) =>
    penalty?.worth ? [{ text: penalty.text, ...penalty.worth }] : [],
  );
  const order = amounts
    .toSorted((a, b) => units.indexOf(a.unit) - units.indexOf(b.unit) || b.value - a.value)
    .map(({ text }) => text);
  const texts = [...new Set(order)];
  return new Map(
    [...costs].map(([row, penalty]) => [
      row,
      penalty === undefined ? { rank: texts.length } : { rank: texts.indexOf(penalty.text), amount: penalty.text },
    ]),
  );
}

/** A situation in one row, for lists that are folded. */
export interface Brief {
  /** Its place in the order of amounts, which is that of its highest. */
  readonly rank: number;
  /** Its main amount, from the least to the most; else what may follow. */
  readonly main: string;
  /** What else there is, in a few words or as a count; empty where that is nothing. */
  readonly beside: string;
  /** All that may be taken away, for paper, in short; where there are amounts, the main one first. */
  readonly whole: readonly Burden[];
}

/** What may be taken away, and whose it is, unless that is the offender. */
export interface Burden {
  readonly text: string;
  readonly party: string;
}

/** Characters that stand in one line beside the name of a situation on a phone. */
const BESIDE = 22;
/** And on two lines below it. */
const BELOW = 64;

/** What somebody who knows the situation wants to know of it before opening it. */
export function briefly(
  { rows }: PenaltyGroup,
  places: ReadonlyMap<PenaltyRow, Place>,
  { effects, widget, pages }: Packed,
): Brief {
  const rankOf = (row: PenaltyRow) => places.get(row)?.rank ?? 0;
  const ranked = rows.toSorted((one, other) => rankOf(one) - rankOf(other));
  const penaltiesOf = (row: PenaltyRow) => {
    const isAmount = ({ text }: Penalty) => text === places.get(row)?.amount;
    return row.penalties.toSorted((one, other) => Number(isAmount(other)) - Number(isAmount(one)));
  };
  const penalties = ranked.flatMap(penaltiesOf);
  const borne = ranked.filter(({ burdens }) => burdens).flatMap(penaltiesOf);
  const rank = Math.min(...rows.map(rankOf));
  const { also, or, formula, rows: count } = pages.penalties.beside;
  const counted = (of: number) => (of > 1 ? fill(count, { n: of }) : '');
  const [first] = penalties;
  if (!first || rows.every((row) => places.get(row)?.amount === undefined)) {
    const all = unique(penalties.map(({ text }) => inShort(text)));
    const listed = upTo(BELOW, joined(all, widget.phrase.either, pages));
    return {
      rank,
      main: listed.text,
      beside: listed.isAll ? '' : counted(rows.length > 1 ? rows.length : all.length),
      whole: burdensOf(borne, rows, effects.either),
    };
  }
  const within = penalties.filter((each) => isLike(each, first));
  const main = first.worth?.least === undefined ? first.text : rangeText(within, rows, effects.either);
  const others = unique(penalties.filter((each) => !within.includes(each)).map(({ text }) => text));
  const whole = burdensOf(borne, rows, effects.either);
  const inAll = fill(also, { others: unique(others.map(inShort)).join(', ') });
  const varying = penalties.filter((each) => each.worth?.unit === first.worth?.unit && !within.includes(each));
  const [one, ...more] = first.worth?.least === undefined ? [] : unique(varying.map(({ text }) => text));
  if (others.length === 0) return { rank, main: held(main), beside: counted(rows.length), whole };
  const inWords = [inAll, one === undefined ? '' : more.length > 0 ? formula : fill(or, { other: one })];
  const beside =
    inWords.find((text) => text !== '' && text.length <= BESIDE) ??
    counted(rows.length > 1 ? rows.length : others.length + 1);
  return { rank, main: held(main), beside: held(beside), whole };
}

/** Each once; of amounts of one kind for the same party the least and the most. */
function burdensOf(penalties: readonly Penalty[], rows: readonly PenaltyRow[], either: string): readonly Burden[] {
  const partyOf = ({ who, to }: Penalty) => [who ?? [], to ?? []].flat().join(' ');
  const kindOf = ({ text, worth }: Penalty) =>
    worth?.least === undefined ? inShort(text) : [worth.unit, text.startsWith('−')];
  const alike = Map.groupBy(penalties, (each) => JSON.stringify([kindOf(each), partyOf(each)]));
  const burdens = [...alike.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const text = first.worth?.least === undefined ? inShort(first.text) : rangeText(some, rows, either);
    return { text: held(text), party: partyOf(first) };
  });
  return [...new Map(burdens.map((each) => [JSON.stringify(each), each])).values()];
}

/** The words of the book's language. */
interface Packed {
  readonly effects: Pick<EffectWords, 'either'>;
  readonly widget: { readonly phrase: Pick<PhraseWords, 'either'> };
  readonly pages: Pick<PageWords, 'penalties' | 'beforeNouns'>;
}

/** An amount of the same kind that the range has room for; so much each only where it is the same. */
function isLike({ text, worth }: Penalty, main: Penalty): boolean {
  if (main.worth?.least === undefined) return text === main.text;
  return (
    worth?.unit === main.worth.unit && worth.least !== undefined && text.startsWith('−') === main.text.startsWith('−')
  );
}

/**
 * Amounts of one kind from the least to the most, in the words of the highest: "2–15 strafpunten". Two of
 * different rows are both named: "10 of 15 strafpunten".
 */
function rangeText(penalties: readonly Penalty[], rows: readonly PenaltyRow[], either: string): string {
  const [most] = penalties.toSorted((one, other) => (other.worth?.value ?? 0) - (one.worth?.value ?? 0));
  const least = Math.min(...penalties.map(({ worth }) => worth?.least ?? 0));
  const max = most?.worth?.value ?? 0;
  if (!most || least === max) return most?.text ?? '';
  const areTwo =
    penalties.every(({ worth }) => worth?.least === worth?.value && [least, max].includes(worth?.value ?? NaN)) &&
    !rows.some((row) => [least, max].every((value) => row.penalties.some(({ worth }) => worth?.value === value)));
  return most.text.replace(/^([^\d−]*)(?:\d+\D+)?\d+(\D*)$/u, (_, before: string, after: string) =>
    areTwo
      ? fill(either, { min: `${untagged(before)}${String(least)}`, max: `${before}${String(max)}${after}` })
      : `${before}${String(least)}–${String(max)}${after}`,
  );
}

/**
 * A consequence without where, to whom or for what: "deal annulled, at all tables" begins with what
 * follows.
 */
function inShort(text: string): string {
  return text.replace(/^([^(]{3,}?)(?:[,:] | \().*$/u, '$1');
}

/** Consequences with a common first word as one: "card stands or taken back". */
function joined(
  texts: readonly string[],
  either: string,
  { penalties, beforeNouns }: Packed['pages'],
): readonly string[] {
  const denials = penalties.negations.split(' ');
  const stays = new Set([...denials, ...beforeNouns.split(' ')]);
  const firstOf = (text: string) => {
    const [first = '', ...rest] = text.split(' ');
    const alone = rest.length === 0 || /\d/.test(first) || stays.has(first);
    return alone || rest.some((word) => denials.includes(word)) ? text : first;
  };
  return [...Map.groupBy(texts, firstOf)].map(([first, some]) => {
    const [one = '', ...others] = some.map((text, at) => (at === 0 ? text : text.slice(first.length + 1)));
    if (others.length === 0) return one;
    return fill(either, { list: [one, ...others.slice(0, -1)].join(', '), last: others.at(-1) ?? '' });
  });
}

/** As many of these as there is room for, at least one. */
function upTo(most: number, texts: readonly string[]): { readonly text: string; readonly isAll: boolean } {
  const fits = texts.findLastIndex((_, at) => texts.slice(0, at + 1).join(' · ').length <= most);
  const some = texts.slice(0, Math.max(1, fits + 1));
  return { text: held(some.join(' · ')), isAll: some.length === texts.length };
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** A number stays with what it counts. */
function held(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}
