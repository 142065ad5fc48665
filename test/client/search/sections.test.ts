import { describe, expect, test } from 'vitest';
import { placeOf } from '#client/search/place.ts';
import { continued, hrefOf, sectionsOf, upTo, type Section } from '#client/search/sections.ts';
import type { Found, Hit } from '#search/types.ts';

const hit = (path: string, book = 'troefcall', edition = '2020-2021'): Hit => ({
  kind: 'rule',
  book,
  edition,
  path,
  title: { text: path, marks: [] },
});
const found = (some: Partial<Found>): Found => ({
  tools: [],
  isNumber: false,
  numbers: [],
  isNear: false,
  matches: [],
  nearest: [],
  isElsewhere: false,
  ...some,
});

describe('what was found', () => {
  test('stands in one order: number, names, text', () => {
    const sections = sectionsOf(found({ matches: [hit('17/')], numbers: [hit('17/#a')] }), [hit('35/#b')]);
    expect(sections.map(({ id, hits }) => [id, hits.map(({ path }) => path)])).toEqual([
      ['numbers', ['17/#a']],
      ['matches', ['17/']],
      ['text', ['35/#b']],
    ]);
  });

  test('is shown once', () => {
    expect(sectionsOf(found({ matches: [hit('terms/#kap')] }), [hit('terms/#kap')])).toHaveLength(1);
  });

  test('in two books at the same address is shown twice', () => {
    expect(sectionsOf(found({ matches: [hit('17/')] }), [hit('17/', 'binokel', 'turnier')])).toHaveLength(2);
  });
});

describe('what is found while somebody moves through the list', () => {
  const printed = (sections: readonly Section[]) =>
    sections.map(({ id, hits }) => `${id}: ${hits.map(({ path }) => path).join(' ')}`);
  const standing = sectionsOf(found({ matches: [hit('a'), hit('b'), hit('c')] }), [hit('d')]);
  const keyOf = (path: string) => `troefcall/2020-2021/${path}`;

  test('leaves what stands there up to where they are', () => {
    expect(printed(upTo(standing, keyOf('b')))).toEqual(['matches: a b']);
    expect(printed(upTo(standing, keyOf('d')))).toEqual(['matches: a b c', 'text: d']);
    expect(upTo(standing, keyOf('x'))).toEqual([]);
  });

  test('comes below it, each hit once', () => {
    const now = sectionsOf(found({ matches: [hit('x'), hit('b'), hit('a'), hit('y')] }), [hit('d')]);
    expect(printed(continued(upTo(standing, keyOf('b')), now))).toEqual(['matches: a b x y', 'text: d']);
    expect(printed(continued(upTo(standing, keyOf('d')), now))).toEqual(['matches: a b c x y', 'text: d']);
    expect(printed(continued([], now))).toEqual(printed(now));
  });

  test('comes below what only sounds alike, too', () => {
    const alike = sectionsOf(found({ nearest: [hit('a'), hit('b')] }), []);
    const now = sectionsOf(found({ numbers: [hit('n')], matches: [hit('x')] }), []);
    expect(printed(continued(upTo(alike, keyOf('a')), now))).toEqual(['nearest: a', 'numbers: n', 'matches: x']);
  });
});

describe('a hit leads', () => {
  const books = [
    { book: 'troefcall', edition: '2020-2021', language: 'nl', title: '', accent: 'clubs', path: 'nl/troefcall/' },
    { book: 'lhombre', edition: 'nu', language: 'da', title: '', accent: 'diamonds', path: 'da/lhombre/' },
  ];
  const onPage = (at?: string, edition?: string, base = '/arbiter') =>
    placeOf({ lang: 'nl', dataset: { ...(at === undefined ? {} : { at }), ...(edition ? { edition } : {}) } }, base);

  test('to the address at which the page has its edition', () => {
    const dated = onPage('/arbiter/nl/troefcall/2020-2021/', '2020-2021');
    expect(hrefOf(hit('17/#a'), dated, books)).toBe('/arbiter/nl/troefcall/2020-2021/17/#a');
    const current = onPage('/nl/troefcall/', '2020-2021', '/');
    expect(hrefOf(hit('17/#a'), current, [])).toBe('/nl/troefcall/17/#a');
  });

  test('from the pages of another book, or of none, to the book as it is in force', () => {
    const bridge = onPage('/arbiter/nl/bridge/', 'protocollen');
    expect(hrefOf(hit('terms/#kap'), bridge, books)).toBe('/arbiter/nl/troefcall/terms/#kap');
    expect(hrefOf(hit('4-2/', 'lhombre', 'nu'), onPage(), books)).toBe('/arbiter/da/lhombre/4-2/');
  });
});
