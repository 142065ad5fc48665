/** Figures in verdict, effects and clauses, held against each other: a slip in one of them shows beside the others. */
import {
  amountsOf,
  partsOfCitation,
  type Amount,
  type Effect,
  type Language,
  type Otherwise,
  type Ruling,
} from '#model/index.ts';
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { rulesById } from '#check/lookup.ts';
import { digitsIn, numbersIn } from '#check/numbers-in.ts';
import { quoteList } from '#check/suggest.ts';

export function figures(content: EditionContent): readonly Finding[] {
  return content.consequences.flatMap((consequence) => [
    ...effectFigures(content, consequence),
    ...verdictFigures(content, consequence),
  ]);
}

/** A plain amount stands in a clause that the ruling cites, or its `explain` says where it comes from. */
function effectFigures(content: EditionContent, consequence: ConsequenceAt): readonly Finding[] {
  const { at, data } = consequence;
  const { language } = content.book.data;
  const texts = textsCited(content, consequence);
  if (!texts) return [];
  const said = numbersOf([...texts, data.explain], language);
  return (data.effects ?? []).flatMap((effect, index) => {
    const missing = plainNumbers(effect).filter((each) => each !== 0 && !said.has(Math.abs(each)));
    if (missing.length === 0) return [];
    const named = quoteList(missing.map(String), 'and');
    const message = `no clause that \`${data.id}\` cites says ${named}, in digits or in words. Mend the amount or the citation; if it is worked out from others, say in \`explain\` how.`;
    return [finding('figure', at.source.locate([...at.path, 'effects', index]), message)];
  });
}

/**
 * A number in the verdict, in digits, is one of the effects, of the conditions or of `explain`; where these have formulas or
 * count nothing, also one of the clauses. In words it is as often a number of cards as of points.
 */
function verdictFigures(content: EditionContent, consequence: ConsequenceAt): readonly Finding[] {
  const { at, data } = consequence;
  const { language } = content.book.data;
  const amounts = (data.effects ?? []).flatMap(amountsIn);
  const counted = (data.effects ?? []).flatMap(plainNumbers);
  const texts = textsCited(content, consequence);
  if (data.verdict === undefined || !texts) return [];
  const isPlain = amounts.length > 0 && amounts.every((each) => typeof each !== 'string');
  const known = new Set([
    ...counted.map(Math.abs),
    ...numbersOf([conditionOf(data), data.explain, ...(isPlain ? [] : texts)], language),
  ]);
  const strange = [...digitsIn(data.verdict.replaceAll(RULES[language], ''))].filter((each) => !known.has(each));
  if (strange.length === 0) return [];
  const where = isPlain ? 'its effects' : 'the clauses that it cites';
  const message = `the verdict of \`${data.id}\` says ${quoteList(strange.map(String), 'and')}, and neither ${where} nor its \`when\` nor its \`explain\` do. Mend the one that is wrong.`;
  return [finding('figure', at.source.locate([...at.path, 'verdict']), message)];
}

/** The numbers of rules, which are names: `regels 4, 13 en 14`. */
const RULES: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:regels?|artikel(?:en)?) \d+[\p{L}\d]*(?:(?:,| en| of) \d+[\p{L}\d]*)*/giu,
  da: /(?:\b(?:regel|regler|regl(?:erne)?|punkt)|§) \d+[\p{L}\d]*(?:(?:,| og| eller) \d+[\p{L}\d]*)*/giu,
  de: /(?:\bRegeln?|§) \d+[\p{L}\d]*(?:(?:,| und| oder) \d+[\p{L}\d]*)*/giu,
  en: /\b(?:rules?|articles?) \d+[\p{L}\d]*(?:(?:,| and| or) \d+[\p{L}\d]*)*/giu,
};

/** The text of each clause that it cites; undefined where one of them cannot be read. */
function textsCited(
  { book, edition }: EditionContent,
  { data, otherwise }: ConsequenceAt,
): readonly string[] | undefined {
  const cites = data.cites ?? (otherwise ? book.data.residual?.cites : undefined) ?? [];
  const texts = cites.map((citation) => {
    const { rule, clause } = partsOfCitation(citation);
    const clauses = rulesById(edition.rules).get(rule)?.source.body?.clauses;
    const mine = clauses?.filter(({ id }) => clause === undefined || id === clause) ?? [];
    return mine.length === 0 ? undefined : mine.map(({ text }) => text).join(' ');
  });
  return texts.every((each) => each !== undefined) ? texts : undefined;
}

function numbersOf(texts: readonly (string | undefined)[], language: Language): ReadonlySet<number> {
  return new Set(texts.flatMap((text) => [...numbersIn(text ?? '', language)]));
}

/** What the condition mentions, ranges with their ends apart. */
function conditionOf(data: Ruling | Otherwise): string {
  return 'when' in data
    ? JSON.stringify(data.when ?? {})
        .replaceAll('..', ' ')
        .replaceAll(/["{}[\]:,]/g, ' ')
    : '';
}

/** Those that are written as they are, not worked out from answers. */
function plainNumbers(effect: Effect): readonly number[] {
  return amountsIn(effect).flatMap((amount) => {
    if (typeof amount === 'number') return [amount];
    return typeof amount === 'object' ? Object.values(amount.values) : [];
  });
}

function amountsIn(effect: Effect): readonly Amount[] {
  return effect.kind === 'range' ? [effect.min, effect.max] : amountsOf(effect).map(([, amount]) => amount);
}
