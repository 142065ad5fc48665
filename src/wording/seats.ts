/**
 * Adds seats to the words that mean them: `de linkertegenstander` becomes `de linkertegenstander (Oost)`.
 * Only for situations that declare their words relative to the offender: elsewhere they may mean another
 * seat.
 */
import { untagged } from '#model/language-tags.ts';
import { relations, seatOf, type Relation, type Seat, type SeatWords } from '#model/seat.ts';
import { wordsAmong } from './words-among.ts';

/** Puts seats behind the words of a text. */
export type NamesSeats = (text: string) => string;

/**
 * @param words whole words only, with or without a capital; where one begins another, the longer one is
 *   meant.
 * @param offender where the one who erred sits
 * @param names of the seats
 */
export function seatNaming(words: SeatWords, offender: Seat, names: Readonly<Record<Seat, string>>): NamesSeats {
  const meant = new Map<string, Relation>(
    relations.flatMap((relation) => words[relation].map((word) => [word.toLowerCase(), relation] as const)),
  );
  if (meant.size === 0) return (text) => text;
  const pattern = wordsAmong([...meant.keys()], 'giu');
  return (text) =>
    text.replace(pattern, (word) => {
      const relation = meant.get(word.toLowerCase());
      return relation === undefined ? word : `${word} (${names[seatOf(relation, offender)]})`;
    });
}

/** The same for HTML that the build has made: markup stays as it is, and the letters of its buttons too. */
export function inMarkup(name: NamesSeats): NamesSeats {
  return (html) => html.replace(TOKEN, (token) => (token.startsWith('<') ? token : name(token)));
}
const TOKEN = /<button\b[^]*?<\/button>|<[^>]*>|[^<]+/g;

/** A party that may have a seat, as in book.yaml. */
interface Seated {
  readonly seat?: Relation | undefined;
  readonly named?: readonly string[] | undefined;
}

/** The words that mean seats in a situation: those of the book's parties, and its own. */
export function seatWordsOf(
  parties: readonly Seated[],
  own: Readonly<Partial<Record<Relation, readonly string[]>>>,
): SeatWords {
  return byRelation((relation) => {
    const named = parties.flatMap((party) => (party.seat === relation ? (party.named ?? []) : []));
    return [...named, ...(own[relation] ?? [])].map(untagged);
  });
}

/** The same for each of the four. */
export function byRelation<Of>(of: (relation: Relation) => Of): Readonly<Record<Relation, Of>> {
  return { self: of('self'), left: of('left'), partner: of('partner'), right: of('right') };
}

/** Whether a text has a word that means a seat. */
export function namesSeat(text: string, words: SeatWords): boolean {
  const all = relations.flatMap((relation) => words[relation]);
  return all.length > 0 && wordsAmong(all, 'giu').test(text);
}
