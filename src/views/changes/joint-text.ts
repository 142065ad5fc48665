/**
 * Boxes over the facts of two editions in words: each answer in the words of the later one, or of the earlier
 * if only that has it.
 */
import { packs } from '#i18n/packs.ts';
import type { Edition, SituationDoc } from '#library/types.ts';
import type { Allowed, Box } from '#model/index.ts';
import { eachTagged } from '#model/language-tags.ts';
import { formerFact, formerOption, type Renamed } from '#model/renamed.ts';
import { textOfFact } from '#wording/conditions.ts';
import { saidInCommon, type SaidInCommon } from '#wording/in-common.ts';
import { answerOf, optionOf, saysOf, sentence, type FactText } from '#wording/phrase.ts';
import { oneOf } from '#wording/what-happened.ts';

/** What two editions have of a situation, as their common boxes are put into words. */
export interface JointTexts {
  readonly before: Edition;
  readonly after: Edition;
  /** The situation's facts in both editions, by the names that boxes use, in the order of the description. */
  readonly order: readonly string[];
  readonly names: Renamed;
}

interface SituationIn {
  readonly edition: Edition;
  readonly situation: SituationDoc;
}

/**
 * What both editions have of a situation. @param names what facts and options of the boxes were called
 * before.
 */
export function jointTexts(before: SituationIn, after: SituationIn, names: Renamed): JointTexts {
  const now = after.situation.facts.map(([id]) => id as string);
  const common = new Map(Object.entries(names.facts ?? {}).map(([id, was]) => [was, id]));
  const was = before.situation.facts.map(([id]) => common.get(id) ?? (id as string));
  return {
    before: before.edition,
    after: after.edition,
    order: [...now, ...was.filter((id) => !now.includes(id))],
    names,
  };
}

/** Boxes in sentences, in the words of the later edition. */
export function describedCases(boxes: readonly Box[], texts: JointTexts): SaidInCommon {
  return saidInCommon(boxes, (box) => sentence(texts.order.flatMap((id) => factText(id, box[id], texts)).join('; ')));
}

/** A condition of a case, and whether every other case has it too. */
export interface SaidPart {
  readonly text: string;
  readonly isShared: boolean;
}

/** What holds in these cases, condition by condition. @param all those of the situation, these among them. */
export function saidApart(when: SaidInCommon, all: readonly SaidInCommon[]): readonly SaidPart[] {
  const conditions = ({ always }: SaidInCommon): readonly string[] => eachTagged(always.split('; '));
  const others = all.filter((each) => each !== when).map((each) => conditions(each).map(sentence));
  return conditions(when).map((text) => ({
    text,
    isShared: others.length > 0 && others.every((each) => each.includes(sentence(text))),
  }));
}

/**
 * What all these cases share, in a sentence; empty for a single case, and where one of them is nothing more.
 */
export function sharedConditions(all: readonly SaidInCommon[]): string {
  const own = (when: SaidInCommon) => saidApart(when, all).filter(({ isShared }) => !isShared);
  if (all.some((when) => own(when).length + when.either.length === 0)) return '';
  const [first] = all;
  const shared = first ? saidApart(first, all).filter(({ isShared }) => isShared) : [];
  return sentence(shared.map(({ text }) => text).join('; '));
}

/** One case in words. @param names of an edition's own. */
export function describedExample(
  one: Readonly<Record<string, string | number | null>>,
  { situation, edition }: SituationIn,
): string {
  const words = packs[edition.book.language].widget.phrase;
  const said = situation.facts.flatMap(([id]) => {
    const value = one[id];
    const text = textOfFact(id, edition);
    if (value === null || value === undefined || !text) return [];
    return [saysOf(text, answerOf(typeof value === 'number' ? [value, value] : value), words)];
  });
  return sentence(said.join('; '));
}

function factText(id: string, allowed: Allowed | undefined, texts: JointTexts): readonly string[] {
  if (!allowed) return [];
  const { widget, pages } = packs[texts.after.book.language];
  const says = allowed.flatMap((each): readonly string[] => {
    const text = textFor(id, each, texts);
    const value = typeof each === 'string' && text?.from === 'before' ? formerOption(texts.names, id, each) : each;
    return text ? [saysOf(text.fact, answerOf(value), widget.phrase)] : [];
  });
  return [oneOf(says, widget.phrase.either, pages.penalties.negations.split(' '))];
}

/** The fact in the edition that knows the answer. */
function textFor(
  id: string,
  value: string | readonly [number, number],
  { before, after, names }: JointTexts,
): { readonly from: 'before' | 'after'; readonly fact: FactText } | undefined {
  const now = textOfFact(id, after);
  if (now && knows(now, value)) return { from: 'after', fact: now };
  const was = textOfFact(formerFact(names, id), before);
  if (!was) return now && { from: 'after', fact: now };
  // A range that exceeds both facts is described by the wider one.
  if (was.kind === 'number' && now?.kind === 'number') {
    const fact = { ...now, min: Math.min(was.min, now.min), max: Math.max(was.max, now.max) };
    return { from: 'after', fact };
  }
  return { from: 'before', fact: was };
}

function knows(fact: FactText, value: string | readonly [number, number]): boolean {
  if (typeof value === 'string') return optionOf(fact, value) !== undefined;
  return fact.kind === 'number' && fact.min <= value[0] && value[1] <= fact.max;
}
