/**
 * Whether a translation speaks of the people that its original speaks of: `declarer` for `overtreder` turns a
 * ruling round. Held unit by unit, because one language has a pronoun where the other has a name.
 */
import type { DraftEdition } from '#library/draft.ts';
import type { Book, Language } from '#model/index.ts';
import { untagged } from '#model/language-tags.ts';

/** Somebody by the words of both languages. */
export interface Named {
  readonly original: RegExp;
  readonly translation: RegExp;
  /** As findings name them. */
  readonly labels: readonly [original: string, translation: string];
}

interface Edition {
  readonly book: Book;
  readonly edition: Pick<DraftEdition, 'terms'>;
}

/**
 * The deciders and parties of a book with a label of one or two words. Left out are whoever plays, since any
 * `he` may become `the player`, and labels that are a part of another (`opponent`, `offender's partner`).
 */
export function peopleOf(original: Edition, translation: Edition): readonly Named[] {
  const labelsOf = ({ roles, parties }: Book) =>
    new Map([...Object.entries(roles), ...Object.entries(parties)].map(([id, { label }]) => [id, bare(label)]));
  const translated = labelsOf(translation.book);
  return [...labelsOf(original.book)].flatMap(([id, label]): readonly Named[] => {
    const other = translated.get(id) ?? '';
    const isPart = [...translated.values()].some((each) => each !== other && each.includes(other));
    const isLong = [label, other].some((each) => each.split(' ').length > 2);
    if (isPart || isLong || PLAYER[translation.book.language] === other) return [];
    const names = [label, ...(original.book.parties[id]?.named ?? []), ...termNames(label, original.edition)];
    return [{ original: anyOf(names.map(stemOf), ''), translation: anyOf([other], END), labels: [label, other] }];
  });
}

/** The people that a translation names and its original does not. */
export function strangePeople(people: readonly Named[], original: string, translation: string): readonly Named[] {
  return people.filter((each) => each.translation.test(translation) && !each.original.test(original));
}

const PLAYER: Readonly<Record<Language, string>> = { nl: 'speler', da: 'spiller', de: 'spieler', en: 'player' };

/** Without its article. */
function bare(label: string): string {
  return untagged(label)
    .replace(/^(?:de|het|een|der|die|das|den|det|the|an?) /iu, '')
    .toLowerCase();
}

/** Other names of somebody who is a term of the book as well: `arbiter` and `WL` of the `wedstrijdleider`. */
function termNames(label: string, { terms }: Edition['edition']): readonly string[] {
  return Object.values(terms?.data ?? {}).flatMap(({ term, abbreviation, aliases = [] }) => {
    const names = [term, ...aliases].map((each) => untagged(each).toLowerCase());
    return names.includes(label) ? [...names, ...(abbreviation === undefined ? [] : [abbreviation.toLowerCase()])] : [];
  });
}

/** Without the last letters of its words, which change with case, number and article. */
function stemOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, Math.max(4, word.length - 2)))
    .join('\\p{L}* ');
}

const END = String.raw`(?!\p{L})`;

function anyOf(names: readonly string[], end: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})${end}`, 'iu');
}
