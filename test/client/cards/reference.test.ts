import { describe, expect, it } from 'vitest';
import { referenceOf } from '#client/cards/reference.ts';

const SITE = 'https://example.org/';
const at = (path: string) => `${SITE}${path}`;

describe('a link is a reference', () => {
  it.each([
    ['nl/troefcall/17/', { kind: 'rule', page: '/nl/troefcall/17/', id: '' }],
    ['nl/troefcall/17/#a', { kind: 'clause', page: '/nl/troefcall/17/', id: 'a' }],
    ['nl/troefcall/2020-2021/17/#a', { kind: 'clause', page: '/nl/troefcall/2020-2021/17/', id: 'a' }],
    ['nl/troefcall/2020-2021/17/', { kind: 'rule', page: '/nl/troefcall/2020-2021/17/', id: '' }],
    ['nl/troefcall/terms/#kap', { kind: 'term', page: '/nl/troefcall/terms/', id: 'kap' }],
    ['nl/bridge/protocollen/terms/#dummy', { kind: 'term', page: '/nl/bridge/protocollen/terms/', id: 'dummy' }],
    ['nl/bridge/laws/#27b1-a', { kind: 'article', page: '/nl/bridge/laws/', id: '27b1-a' }],
  ])('to %s', (path, reference) => {
    expect(referenceOf(at(path), SITE)).toEqual(reference);
  });

  it('of a site below a path too', () => {
    const below = 'https://example.org/arbiter/';
    expect(referenceOf(`${below}nl/troefcall/17/#a`, below)?.page).toBe('/arbiter/nl/troefcall/17/');
    expect(referenceOf(at('nl/troefcall/17/#a'), below), 'outside the site').toBeUndefined();
  });
});

describe('a link is no reference', () => {
  it.each([
    '',
    'nl/',
    'nl/troefcall/',
    'nl/troefcall/#rules',
    'nl/troefcall/situations/',
    'nl/troefcall/situations/kap/',
    'nl/troefcall/situations/kap/procedure/',
    'nl/troefcall/2020-2021/situations/kap/',
    'nl/troefcall/rulings/kap/?game=1',
    'nl/troefcall/calculators/score/',
    'nl/troefcall/penalties/',
    'nl/troefcall/2020-2021/gaps/#open',
    'nl/troefcall/terms/',
    'nl/bridge/laws/',
    'nl/concepts/revoke/',
    'favicon.svg',
  ])('to %j', (path) => {
    expect(referenceOf(at(path), SITE)).toBeUndefined();
  });

  it('to another host, or to nowhere', () => {
    expect(referenceOf('https://elsewhere.org/nl/troefcall/17/', SITE)).toBeUndefined();
    expect(referenceOf('mailto:nl@example.org', SITE)).toBeUndefined();
    expect(referenceOf('', SITE)).toBeUndefined();
  });
});
