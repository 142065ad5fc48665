/** How a fact's value reads: on a button, in a list of what was established, in a condition. */
import type { Language } from '#model/language.ts';
import type { Given } from '#decide/progress.ts';
import type { Answer } from '#decide/table.ts';
import type { PhraseWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import type { Allowed, Interval } from '#model/box.ts';
import type { AnswersText, OptionText } from '#model/facts/kind.ts';
import { beforeWords, tagged, untagged } from '#model/language-tags.ts';

interface FactTextBase {
  /** The language of these texts, where that is not the page's. */
  readonly lang?: Language;
  readonly ask: string;
  readonly how?: string;
  /** Labels of the parties whose choice it is, in order of precedence; absent for a finding. */
  readonly by?: readonly string[];
  /** Whether the arbiter judges what they chose. */
  readonly judged?: true;
}
export type FactText = FactTextBase & AnswersText;
export type NumberText = Extract<FactText, { readonly kind: 'number' }>;
export type { OptionText };

/** The texts of an option; undefined if the fact has none with this id. */
export function optionOf(fact: FactText, id: string): OptionText | undefined {
  return fact.kind === 'choice' ? fact.options[id] : undefined;
}

/**
 * A range in words: `0 tot en met 4`, `5 of meer`, `-6 of minder`, `3`. A bound is omitted if it is
 * redundant: a range up to the fact's maximum is "or more", one down to a negative minimum "or less". Bounds
 * that no value reaches are moved inwards to the nearest value.
 */
export function rangeText(fact: NumberText, [from, to]: Interval, words: PhraseWords): string {
  const low = fact.min + Math.ceil((Math.max(from, fact.min) - fact.min) / fact.step) * fact.step;
  const high = fact.min + Math.floor((Math.min(to, fact.max) - fact.min) / fact.step) * fact.step;
  if (low >= high) return String(low);
  const upToTheEnd = high + fact.step > fact.max;
  if (low > fact.min && upToTheEnd) return fill(words.orMore, { n: low });
  if (low < 0 && low === fact.min && !upToTheEnd) return fill(words.orLess, { n: high });
  return fill(words.range, { from: low, to: high });
}

/** An answer's label on its button: `Speelde voor zijn beurt`, `0 tot en met 4`, `Weet ik niet`. */
export function answerLabel(fact: FactText, answer: Answer, words: PhraseWords): string {
  switch (answer.kind) {
    case 'unknown':
      return answer.forGood ? words.unestablished : words.unknown;
    case 'option':
      return optionOf(fact, answer.option)?.label ?? answer.option;
    case 'range':
      return fact.kind === 'number' ? rangeText(fact, [answer.from, answer.to], words) : String(answer.from);
  }
}

/** The same on a button, where a number says what it counts: `0 tot en met 4 slagen`. */
export function buttonLabel(fact: FactText, answer: Answer, words: PhraseWords): string {
  const label = answerLabel(fact, answer, words);
  const counted = fact.kind === 'number' && answer.kind === 'range' ? countedOf(fact, label === '1') : undefined;
  return counted === undefined ? label : `${label} ${counted}`;
}

/**
 * What a number counts, in the singular or the plural: as `says` has it behind the number, if that is the
 * unit in one of its forms. Undefined where it is not: a unit alone has no plural.
 */
export function countedOf({ says, unit, lang }: NumberText, isOne: boolean): string | undefined {
  const name = untagged(unit);
  const said = untagged(typeof says === 'string' ? says : isOne ? says.one : says.other);
  const [, behind = ''] = said.split('{n} ');
  const words = /^(?:[\p{L}-]+ ?)*/u.exec(behind)?.[0].split(' ') ?? [];
  const many = name.split(' ').length;
  // A word that describes it stands in the question already: `gesloten slagen` are `slagen` here.
  const found = [0, 1].find((more) => isFormOf(words.slice(more, more + many).join(' '), name));
  if (found === undefined) return undefined;
  const counted = words.slice(found, found + many).join(' ');
  return lang === undefined ? counted : tagged(counted, lang);
}

/** Whether words are a unit or its plural; not the dative of a German one: `mit 3 Punkten`. */
function isFormOf(found: string, unit: string): boolean {
  const stem = unit.slice(0, Math.max(3, unit.length - 2)).toLowerCase();
  const isDative = /\p{Lu}/u.test(unit) && /[^e]$/.test(unit) && /en$/.test(found) && found !== unit;
  return found.toLowerCase().startsWith(stem) && !isDative;
}

/**
 * An answer as it reads in a case: `een speler speelde voor zijn beurt`, `0 tot en met 4 gesloten slagen`.
 */
export function saysOf(fact: FactText, answer: Answer, words: PhraseWords): string {
  switch (answer.kind) {
    case 'unknown':
      return fill(answer.forGood ? words.unestablishedSays : words.unknownSays, { ask: fact.ask });
    case 'option':
      return optionOf(fact, answer.option)?.says ?? answer.option;
    case 'range':
      return fact.kind === 'number' ? numberSays(fact, [answer.from, answer.to], words) : String(answer.from);
  }
}

/** The same of a fact of a case; its id where it has no text. */
export function givenSays(
  { fact, answer }: Given,
  facts: Readonly<Record<string, FactText>>,
  words: PhraseWords,
): string {
  const text = facts[fact];
  return text ? saysOf(text, answer, words) : fact;
}

/** What a box allows of a fact, as it reads in a condition; several alternatives become `a, b of c`. */
export function allowedSays(fact: FactText, allowed: Allowed, words: PhraseWords): string {
  return alternatives(
    allowed.map((each) => saysOf(fact, answerOf(each), words)),
    words,
  );
}

/**
 * The values of a fact that a box allows, as labels: `Ontdook`, `“Speelde voor zijn beurt” of “Ontdook”`, `0
 * tot en met 4`. `quoted`: the format of one label among several, with `{text}`.
 */
export function allowedLabel(fact: FactText, allowed: Allowed, words: PhraseWords, quoted: string): string {
  const labels = allowed.map((each) => answerLabel(fact, answerOf(each), words));
  const several = fact.kind === 'choice' && labels.length > 1;
  return alternatives(several ? labels.map((text) => fill(quoted, { text })) : labels, words);
}

/**
 * The parties whose choice a question is, in order of precedence; empty if the arbiter judges what was
 * chosen.
 */
export function choosersOf({ by = [], judged }: FactText): readonly string[] {
  return judged === true ? [] : by;
}

/**
 * The same in fewer words, with the common beginning of the alternatives written once: `een speler speelde
 * voor zijn beurt of ontdook`, and not `een speler speelde voor zijn beurt of een speler ontdook`.
 * `beforeNouns`: words that are kept with what follows them, `de wedstrijd is verloren of de wedstrijd loopt
 * nog`.
 */
export function allowedInShort(
  fact: FactText,
  allowed: Allowed,
  words: PhraseWords,
  beforeNouns: readonly string[],
): string {
  const said = allowed.map((each) => saysOf(fact, answerOf(each), words));
  const [first = '', ...others] = [...new Set(said)];
  const same = sharedBeginning(
    [first, ...others].map((text) => text.split(' ')),
    beforeNouns,
  );
  return alternatives([first, ...others.map((text) => text.split(' ').slice(same).join(' '))], words);
}

/**
 * The number of words that all of these begin with; each keeps at least one, and a noun keeps the word before
 * it.
 */
function sharedBeginning(texts: readonly (readonly string[])[], beforeNouns: readonly string[]): number {
  const [first = []] = texts;
  const shortest = Math.min(...texts.map((words) => words.length)) - 1;
  const apart = first.findIndex((word, at) => at >= shortest || texts.some((words) => words[at] !== word));
  return texts.length < 2 ? 0 : first.slice(0, apart).findLastIndex((word) => !beforeNouns.includes(word)) + 1;
}

/** The answer that one allowed value amounts to. */
export function answerOf(value: string | Interval): Answer {
  return typeof value === 'string'
    ? { kind: 'option', option: value }
    : { kind: 'range', from: value[0], to: value[1] };
}

/** Capitalised, for a phrase on a line of its own. */
export function sentence(text: string): string {
  const start = beforeWords(text);
  const [first = ''] = text.slice(start);
  return text.slice(0, start) + first.toLocaleUpperCase() + text.slice(start + first.length);
}

/** Several numbers of one fact in one phrase: "1, 2, 4 or 5 times this season". */
export function numbersSay(fact: NumberText, allowed: Allowed, words: PhraseWords): string {
  const intervals = allowed.flatMap((each) => (typeof each === 'string' ? [] : [each]));
  const [only, ...others] = intervals;
  if (only && others.length === 0) return numberSays(fact, only, words);
  const n = alternatives(
    intervals.map((each) => rangeText(fact, each, words)),
    words,
  );
  return fill(typeof fact.says === 'string' ? fact.says : fact.says.other, { n });
}

function numberSays(fact: NumberText, interval: Interval, words: PhraseWords): string {
  const n = rangeText(fact, interval, words);
  const template = typeof fact.says === 'string' ? fact.says : n === '1' ? fact.says.one : fact.says.other;
  return fill(template, { n });
}

function alternatives(texts: readonly string[], words: PhraseWords): string {
  const unique = [...new Set(texts)];
  const last = unique.at(-1) ?? '';
  return unique.length < 2 ? last : fill(words.either, { list: unique.slice(0, -1).join(', '), last });
}
