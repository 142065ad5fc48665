import { describe, expect, test } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { standingOf } from '#views/edition-line.ts';
import { edition } from './troefcall.ts';

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
