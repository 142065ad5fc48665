/**
 * What happened, in the facts' own words, for a list: each fact of a condition as in a case, alternatives of
 * one fact in one phrase. A row of a list has no other context, so that button labels ("Yes", "Another way")
 * would not be understood.
 */
import { packs } from '#i18n/packs.ts';
import type { Edition, RulingDoc } from '#library/types.ts';
import type { Box } from '#model/index.ts';
import { hasTags } from '#model/language-tags.ts';
import { textOfFact } from './conditions.ts';
import { saidInCommon, type SaidInCommon } from './in-common.ts';
import { answerOf, saysOf, sentence } from './phrase.ts';
import { fill } from '#i18n/fill.ts';

/** When a ruling holds. Both parts are empty if it always holds, and for what a book leaves open. */
export function whatHappened(ruling: RulingDoc, edition: Edition): SaidInCommon {
  const order = edition.situationById.get(ruling.situation)?.facts.map(([id]) => id) ?? [];
  return saidInCommon(ruling.when, (box) => sentence(order.flatMap((id) => factText(id, box, edition)).join('; ')));
}

function factText(id: string, box: Box, edition: Edition): readonly string[] {
  const allowed = box[id];
  const text = textOfFact(id, edition);
  if (!allowed || !text) return [];
  const { widget, pages } = packs[edition.book.language];
  const says = allowed.map((each) => saysOf(text, answerOf(each), widget.phrase));
  return [oneOf(says, widget.phrase.either, pages.penalties.negations.split(' '))];
}

/**
 * Alternatives in one phrase: "een speler ontdook of speelde voor zijn beurt". A common beginning is written
 * once, unless one of them contains a negation, which "er is geen kaart of slag" would extend to both, or is
 * in another language.
 * @param either with `{list}` and `{last}`.
 */
export function oneOf(texts: readonly string[], either: string, negations: readonly string[]): string {
  const unique = [...new Set(texts)];
  const [first = '', ...others] = unique;
  if (others.length === 0) return first;
  const words = unique.map((text) => text.split(' '));
  const denied = words.some((each) => each.some((word) => negations.includes(word.toLowerCase())));
  const shared = denied || unique.some(hasTags) ? 0 : beginning(words);
  const rest = words.map((each, index) => (index === 0 ? each : each.slice(shared)).join(' '));
  return fill(either, { list: rest.slice(0, -1).join(', '), last: rest.at(-1) ?? '' });
}

/** How many words all begin with: a subject at least, and never the whole of one. */
function beginning(words: readonly (readonly string[])[]): number {
  const most = Math.min(...words.map((each) => each.length)) - 1;
  let shared = 0;
  while (shared < most && words.every((each) => each[shared] === words[0]?.[shared])) shared++;
  return shared < 2 ? 0 : shared;
}
