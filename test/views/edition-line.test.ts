import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { editionLine, editionStanding, standingOf } from '#views/edition-line.ts';
import { pageContextIn } from '../support/page-context.ts';
import { fixtureBook } from '../support/fixture.ts';
import { edition, words } from './slagspel.ts';

const context = pageContextIn(fixtureBook('slagspel'), edition);

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
    [`vervangen door editie ${context.book.current.meta.title}`, { current: false, ahead: false }],
    ['geldt nog niet', { current: false, ahead: true }],
  ])('is said to be: %s', (words, standing) => {
    expect(editionStanding({ ...context, edition: { ...edition, ...standing } })).toBe(
      `editie ${edition.meta.title} · ${words}`,
    );
  });

  test('is not said where the edition bears no date', () => {
    const { from, ...undated } = { ...edition.meta, title: 'Reglement' };
    expect(from).toBeDefined();
    expect(editionStanding({ ...context, edition: { ...edition, current: true, meta: undated } })).toBe(
      `Reglement · ${words.edition.undated}`,
    );
  });
});

describe('an edition in one line', () => {
  const line = (meta: Partial<typeof edition.meta>) =>
    editionLine({ words, language: 'nl', edition: { ...edition, meta: { ...edition.meta, ...meta } } });

  test('with a date is named as an edition, and says since when', () => {
    expect(line({ title: '2020/2021', from: '2020-09-05' })).toMatch(/ · editie 2020\/2021 · van 5 september 2020$/);
  });

  test('without one is named by its title, and says that it has none, once', () => {
    const { from, ...undated } = { ...edition.meta, title: 'Reglement' };
    const text = editionLine({ words, language: 'nl', edition: { ...edition, meta: undated } });
    expect(from).toBeDefined();
    expect(text).toMatch(/ · Reglement · zonder datum$/);
    expect(text).not.toContain('editie');
  });
});
