import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { editionStanding, standingOf } from '#views/edition-line.ts';
import { hereIn } from '../support/here.ts';
import { fixtureBook } from '../support/fixture.ts';
import { edition } from './slagspel.ts';

const here = hereIn(fixtureBook('slagspel'), edition);

describe('an edition in the list of all editions', () => {
  test.each([
    ['in force', { current: true, ahead: false }],
    ['superseded', { current: false, ahead: false }],
    ['not yet in force', { current: false, ahead: true }],
    // Of a book that has no other yet.
    ['not yet in force', { current: true, ahead: true }],
  ])('is %s', (words, standing) => {
    expect(standingOf({ ...edition, ...standing }, packs.en.pages)).toBe(words);
  });
});

describe('the edition on a ruling', () => {
  test.each([
    ['geldt nu', { current: true, ahead: false }],
    [`vervangen door editie ${here.book.current.meta.title}`, { current: false, ahead: false }],
    ['geldt nog niet', { current: false, ahead: true }],
  ])('is said to be: %s', (words, standing) => {
    expect(editionStanding({ ...here, edition: { ...edition, ...standing } })).toBe(
      `editie ${edition.meta.title} · ${words}`,
    );
  });
});
