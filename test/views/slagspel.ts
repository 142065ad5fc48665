/**
 * The book of Slagspel at its current address, as its pages see it; and that of Biedspel, for what only it
 * has.
 */
import { chipWords } from '#wording/chip-words.ts';
import { packs } from '#i18n/packs.ts';
import { urlsOf } from '#addresses/urls.ts';
import { situationOf } from '../support/edition.ts';
import { fixtureEdition } from '../support/fixture.ts';

export const edition = fixtureEdition('slagspel');
export const biedspel = fixtureEdition('biedspel');
export const words = packs.nl.pages;
export const urls = urlsOf({ base: '/', language: 'nl', book: 'slagspel' });
export const chips = chipWords(edition.book, edition.facts);

export function ruling(id: string) {
  const found = edition.rulings.find((each) => each.id === id);
  if (!found) throw new Error(`Slagspel has no ruling ${id}`);
  return found;
}
export const situation = (id: string) => situationOf(edition, id);
