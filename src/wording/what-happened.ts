/**
 * What happened, in the facts' own words, for a list: a line for each condition. A row of a list has no other
 * context, so that button labels ("Yes", "Another way") would not be understood.
 */
import { packs } from '#i18n/packs.ts';
import { fill } from '#i18n/fill.ts';
import type { Edition } from '#library/types.ts';
import type { Allowed } from '#model/index.ts';
import { hasTags } from '#model/language-tags.ts';
import type { Part } from './condition-parts.ts';
import { textOfFact } from './conditions.ts';
import { answerOf, numbersSay, saysOf, sentence } from './phrase.ts';

/** A condition in words: one line, or alternatives with a line each. */
export type Line = readonly string[];

/** Alternatives of more characters than these, on one line, take a reader too long. */
const LONG = 110;

/** A line for each part, alternatives last; the first begins with a capital. */
export function linesOf(parts: readonly Part[], edition: Edition): readonly Line[] {
  return parts
    .map((part) => lineOf(part, edition))
    .toSorted((one, other) => Number(one.length > 1) - Number(other.length > 1))
    .map((line, at) => line.map((text, of) => (at + of === 0 ? sentence(text) : text)));
}

function lineOf(part: Part, edition: Edition): Line {
  const [only = {}, ...others] = part;
  const facts = Object.entries(only);
  const [[id, allowed] = []] = facts;
  if (others.length > 0 || facts.length !== 1 || id === undefined || allowed === undefined)
    return part.map((box) =>
      allOf(
        Object.entries(box).map(([each, of]) => phrase(each, of, edition)),
        edition,
      ),
    );
  const said = phrase(id, allowed, edition);
  const text = textOfFact(id, edition);
  if (said.length <= LONG || text?.kind !== 'choice') return [said];
  const { phrase: words } = packs[edition.book.language].widget;
  return allowed.map((each) => saysOf(text, answerOf(each), words));
}

/** "A, and B"; where one of them has a comma itself, or there are more, "A; B; and C". */
function allOf(texts: readonly string[], edition: Edition): string {
  const { and } = packs[edition.book.language].pages.penalties;
  const last = texts.at(-1) ?? '';
  if (texts.length < 2) return last;
  const between = texts.length > 2 || texts.some((text) => text.includes(',')) ? '; ' : ', ';
  return [...texts.slice(0, -1), `${and} ${last}`].join(between);
}

function phrase(id: string, allowed: Allowed, edition: Edition): string {
  const text = textOfFact(id, edition);
  if (!text) return id;
  const { widget, pages } = packs[edition.book.language];
  if (text.kind === 'number') return numbersSay(text, allowed, widget.phrase);
  const says = allowed.map((each) => saysOf(text, answerOf(each), widget.phrase));
  return oneOf(says, widget.phrase.either, pages.penalties.negations.split(' '));
}

/**
 * Alternatives in one phrase: "een speler ontdook of speelde voor zijn beurt". A common beginning is written
 * once, unless one before the last has a negation, which "er is geen kaart of slag" would extend to both,
 * or one is in another language.
 * @param either with `{list}` and `{last}`.
 */
export function oneOf(texts: readonly string[], either: string, negations: readonly string[]): string {
  const unique = [...new Set(texts)];
  const [first = '', ...others] = unique;
  if (others.length === 0) return first;
  const words = unique.map((text) => text.split(' '));
  const denies = (text: readonly string[]) => text.some((word) => negations.includes(word.toLowerCase()));
  const alike = beginning(words);
  const denied = words.slice(0, -1).some(denies) || denies((words.at(-1) ?? []).slice(0, alike));
  const shared = denied || unique.some(hasTags) ? 0 : alike;
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
