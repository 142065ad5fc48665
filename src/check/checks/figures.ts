/** Compares numbers in verdict, effects and clauses, since a slip usually affects only one of them. */
import type { BodyText } from '#library/body.ts';
import type { At } from '#library/table.ts';
import {
  amountsOf,
  parseLinear,
  partsOfNoteName,
  type Alternative,
  type Amount,
  type Effect,
  type Language,
  type Otherwise,
  type Ruling,
} from '#model/index.ts';
import { rememberedBy } from '#model/remembered.ts';
import { citesOf, clausesAt, notesRestedOn } from '#check/cited.ts';
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { durationsIn, numbersBesideTimes } from '#check/durations-in.ts';
import { finding, type FoundInPart } from '#check/finding.ts';
import { digitsIn, numbersIn, withoutRules } from '#check/numbers-in.ts';
import { quoteList } from '#check/suggest.ts';

export function figures(content: EditionContent): readonly FoundInPart[] {
  return content.consequences.flatMap((consequence) => [
    ...effectFigures(content, consequence),
    ...(consequence.data.alternatives ?? []).flatMap((each, at) => otherFigures(content, consequence, each, at)),
    ...verdictFigures(content, consequence),
  ]);
}

/**
 * An amount, or a number in its formula, occurs in a clause that the ruling cites, or its `explain` says
 * where it comes from.
 */
function effectFigures(content: EditionContent, consequence: ConsequenceAt): readonly FoundInPart[] {
  const { at, data } = consequence;
  const { language } = content.book.data;
  const cited = clausesAt(content, citesOf(content, consequence));
  if (!cited) return [];
  const said = new Set([...numbersOf(cited, language), ...explainedNumbers(data, language)]);
  return unsaid(data, said, at, `no clause that \`${data.id}\` cites says`, 'Mend the amount or the citation');
}

/** The same for another reading of a note: its amounts may also come from there. */
function otherFigures(
  content: EditionContent,
  consequence: ConsequenceAt,
  data: Alternative,
  index: number,
): readonly FoundInPart[] {
  const { language } = content.book.data;
  const { rule, clause } = partsOfNoteName(data.note);
  const cited = clausesAt(content, [...citesOf(content, consequence), `${rule}#${clause}`]);
  if (!cited) return [];
  const said = new Set([
    ...numbersOf([...cited, ...notesRestedOn(content, [data.note])], language),
    ...explainedNumbers(data, language),
  ]);
  const at = { ...consequence.at, path: [...consequence.at.path, 'alternatives', index] };
  return unsaid(data, said, at, `neither the note of \`${data.id}\` nor a clause says`, 'Mend the amount');
}

function unsaid(
  data: Ruling | Otherwise | Alternative,
  said: ReadonlySet<number>,
  { source, path }: At,
  nobody: string,
  mend: string,
): readonly FoundInPart[] {
  return (data.effects ?? []).flatMap((effect, index) => {
    const numbers = [...plainNumbers(effect), ...amountsIn(effect).flatMap(formulaNumbers)].map(Math.abs);
    const missing = [...new Set(numbers)].filter((each) => each !== 0 && !said.has(each));
    if (missing.length === 0) return [];
    const named = quoteList(missing.map(String), 'and');
    const message = `${nobody} ${named}, in digits or in words. ${mend}; if it is worked out from others, say in \`explain\` how.`;
    const slip = {
      names: missing.flatMap((each) => [
        countedBy({ source, path }, each),
        ...('cites' in data ? (data.cites ?? []) : [])
          .slice(0, 1)
          .map((cite) => `${source.file} ${cite} says no ${each}`),
      ]),
      shows: `\`${data.id}\` counts ${named}`,
      rank: 0,
    };
    return [{ ...finding('figure', source.locate([...path, 'effects', index]), message), slip }];
  });
}

/** The numbers that a formula counts with, but for once each; a tenth as ten. */
function formulaNumbers(amount: Amount): readonly number[] {
  const linear = typeof amount === 'string' ? parseLinear(amount) : undefined;
  if (!linear) return [];
  const coefficients = linear.terms.map(({ coefficient }) => Math.abs(coefficient));
  const tenths = coefficients.map((each) => (Number.isInteger(1 / each) && each !== 0.5 ? 1 / each : each));
  return [linear.constant, ...tenths.filter((each) => each !== 1)];
}

/**
 * A number in the verdict, in digits, is one of the effects, of the conditions or of `explain`, or is part of
 * a time that a clause says; where these have formulas or count nothing, also one of the clauses. In words
 * it is as often a number of cards as of points.
 */
function verdictFigures(content: EditionContent, consequence: ConsequenceAt): readonly FoundInPart[] {
  const { at, data } = consequence;
  const { language } = content.book.data;
  const amounts = (data.effects ?? []).flatMap(amountsIn);
  const counted = (data.effects ?? []).flatMap(plainNumbers);
  const cited = clausesAt(content, citesOf(content, consequence));
  if (data.verdict === undefined || !cited) return [];
  const isPlain = amounts.length > 0 && amounts.every((each) => typeof each !== 'string');
  const known = new Set([
    ...counted.map(Math.abs),
    ...conditionNumbers(data, language),
    ...explainedNumbers(data, language),
    ...kindNumbers(content, data.effects ?? []),
    ...(isPlain ? [] : numbersOf(cited, language)),
  ]);
  const text = withoutRules(data.verdict, language);
  // One is an article as well.
  const inWords = isPlain ? [...numbersIn(text, language)].filter((each) => each !== 1) : [];
  // Half an hour in the clause may be thirty minutes here.
  const times = new Set(cited.flatMap((clause) => [...clauseTimes(clause, language)]));
  const others = numbersBesideTimes(text, language, times);
  const strange = [...new Set([...digitsIn(text, language), ...inWords])].filter(
    (each) => others.has(each) && !known.has(each),
  );
  if (strange.length === 0) return [];
  const where = isPlain ? 'its effects' : 'the clauses that it cites';
  const message = `the verdict of \`${data.id}\` says ${quoteList(strange.map(String), 'and')}, and neither ${where} nor its \`when\` nor its \`explain\` do. Mend the one that is wrong.`;
  const slip = {
    names: isPlain ? counted.map((each) => countedBy(at, Math.abs(each))) : [],
    shows: `the verdict of \`${data.id}\` says ${quoteList(strange.map(String), 'and')}`,
    rank: 1,
  };
  return [{ ...finding('figure', at.source.locate([...at.path, 'verdict']), message), slip }];
}

/** The name of a slip in a number that a ruling counts, which its verdict and its examples may show too. */
export function countedBy({ source, path }: At, number: number): string {
  return `${source.file} ${path.join(' ')} counts ${number}`;
}

function numbersOf(clauses: readonly BodyText[], language: Language): readonly number[] {
  return clauses.flatMap((clause) => [...clauseNumbers(clause, language)]);
}

// Looked for once in each text: a clause is cited by many rulings, and most stay as they are when content has
// changed.
const clauseNumbers = rememberedBy(({ text }: BodyText, language: Language) => numbersIn(text, language));
const clauseTimes = rememberedBy(({ text }: BodyText, language: Language) => durationsIn(text, language));
const explainedNumbers = rememberedBy(({ explain }: Ruling | Otherwise | Alternative, language: Language) =>
  numbersIn(explain ?? '', language),
);
const conditionNumbers = rememberedBy((data: Ruling | Otherwise, language: Language) =>
  numbersIn(conditionOf(data), language),
);

/** The numbers in the words of the kinds of points: `{n} shot from 6.5 m`. */
function kindNumbers({ book: { data } }: EditionContent, effects: readonly Effect[]): readonly number[] {
  const [usual = ''] = Object.keys(data.points);
  const kinds = effects.flatMap((effect) =>
    effect.kind === 'points' ? (data.points[effect.pointKind ?? usual] ?? []) : [],
  );
  return kinds.flatMap(({ one, other }) => [...numbersIn(`${one} · ${other}`, data.language)]);
}

/** What the condition mentions, ranges with their ends apart. */
function conditionOf(data: Ruling | Otherwise): string {
  return 'when' in data
    ? JSON.stringify(data.when ?? {})
        .replaceAll('..', ' ')
        .replaceAll(/["{}[\]:,]/g, ' ')
    : '';
}

/** The amounts that are plain numbers, not computed from answers. */
function plainNumbers(effect: Effect): readonly number[] {
  return amountsIn(effect).flatMap((amount) => {
    if (typeof amount === 'number') return [amount];
    return typeof amount === 'object' ? Object.values(amount.values) : [];
  });
}

function amountsIn(effect: Effect): readonly Amount[] {
  return effect.kind === 'range' ? [effect.min, effect.max] : amountsOf(effect).map(([, amount]) => amount);
}
