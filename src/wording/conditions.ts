/** Boxes in words: each question with the answers that a box allows. */
import { factText } from './fact-text.ts';
import { inCommon } from './in-common.ts';
import { allowedInShort, allowedLabel, allowedSays, sentence, type FactText } from './phrase.ts';
import { heldBoxes, ownBoxes } from './held-boxes.ts';
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc } from '#library/types.ts';
import { languageOf } from '#library/words/language-of.ts';
import type { Allowed, Box } from '#model/index.ts';

export interface SaidCondition {
  readonly fact: string;
  readonly ask: string;
  /** As on the buttons: "0 tot en met 4". */
  readonly answer: string;
  /** As in a case: "0 tot en met 4 gesloten slagen". */
  readonly says: string;
}

/** The texts of a fact in the book's language; undefined if the edition does not have it. */
export function textOfFact(id: string, edition: Edition): FactText | undefined {
  const fact = edition.facts[id];
  const { language, roles, parties } = edition.book;
  return fact && factText(fact, language, { ...roles, ...parties }, languageOf(edition, `fact:${id}`));
}

/** The answers that are allowed, as on their buttons and in the book's language. */
export function labelOf(text: FactText, allowed: Allowed, { book: { language } }: Edition): string {
  return allowedLabel(text, allowed, packs[language].widget.phrase, packs[language].pages.quoted);
}

/** A box, fact by fact in the order of the given facts. Facts that it leaves free are not mentioned. */
export function conditionsOf(box: Box, order: readonly string[], edition: Edition): readonly SaidCondition[] {
  const words = packs[edition.book.language].widget.phrase;
  return order.flatMap((id): SaidCondition[] => {
    const allowed = box[id];
    const text = textOfFact(id, edition);
    if (!allowed || !text) return [];
    return [
      { fact: id, ask: text.ask, answer: labelOf(text, allowed, edition), says: allowedSays(text, allowed, words) },
    ];
  });
}

/**
 * When a ruling holds, one sentence per box: "een speler speelde voor zijn beurt; 0 tot en met 4 gesloten
 * slagen". Empty if the ruling always holds, or is the otherwise.
 */
export function whenOf(ruling: RulingDoc, edition: Edition): readonly string[] {
  const asked = edition.situationById.get(ruling.situation);
  const order = asked?.facts.map(([id]) => id) ?? [];
  return casesInShort(asked ? ownBoxes(ruling, asked.table) : ruling.when, order, edition)
    .filter((said) => said !== '')
    .map(sentence);
}

/** When a ruling holds, fact by fact in words that need no question; each alternative a list of its own. */
export interface Held {
  readonly always: readonly string[];
  readonly either: readonly (readonly string[])[];
}
/** Empty where the ruling always holds. */
export function heldOf(ruling: RulingDoc, edition: Edition): Held {
  const asked = edition.situationById.get(ruling.situation);
  const order = asked?.facts.map(([id]) => id) ?? [];
  const boxes = asked ? heldBoxes(ruling, asked.table) : ruling.when;
  const said = (box: Box) => inShort(box, order, edition);
  const [only, ...others] = boxes;
  if (only && others.length === 0) return { always: said(only), either: [] };
  const { shared, each } = inCommon(boxes);
  return { always: said(shared), either: each.map(said) };
}

/** A box fact by fact, in words that need no question. */
function inShort(box: Box, order: readonly string[], edition: Edition): readonly string[] {
  const { widget, pages } = packs[edition.book.language];
  return order.flatMap((id) => {
    const allowed = box[id];
    const text = textOfFact(id, edition);
    return allowed && text ? [allowedInShort(text, allowed, widget.phrase, pages.beforeNouns.split(' '))] : [];
  });
}

/** Cases in words that need no question, a clause for each box. */
export function casesInShort(boxes: readonly Box[], order: readonly string[], edition: Edition): readonly string[] {
  return boxes.map((box) => inShort(box, order, edition).join('; '));
}

/** Whether it is what a player chose, and not only what happened, that a ruling holds for. */
export function restsOnChoice({ when }: RulingDoc, { facts }: Edition): boolean {
  return when.some((box) => Object.keys(box).some((id) => facts[id]?.by !== undefined));
}
