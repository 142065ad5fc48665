import { expect, test } from 'vitest';
import { comparedIn, comparedPartOf, comparedPartText, withCompared } from '#addresses/compared.ts';

test('a second ruling stands behind the answers of a case, which stay as they are', () => {
  expect(withCompared('fout=verzaking&slagen=0..4', 'kap')).toBe('fout=verzaking&slagen=0..4&vs=kap');
  expect(withCompared('', 'kap')).toBe('vs=kap');
  expect(withCompared('?vs=oud&fout=x%26y', 'kap')).toBe('fout=x%26y&vs=kap');
});

test('it can be taken out again', () => {
  expect(withCompared('vs=kap&fout=verzaking&vs=kap', undefined)).toBe('fout=verzaking');
  expect(withCompared('?vsx=1', undefined)).toBe('vsx=1');
});

test('a query says whom it compares with, or nobody', () => {
  expect([comparedIn('?fout=x&vs=kap'), comparedIn('vs='), comparedIn('?fout=x')]).toEqual(['kap', '', undefined]);
});

test('whom it compares with may have had another name', () => {
  const former = { 'vs=kap': 'kap-game', kap: 'een-feit' };
  expect([comparedIn('vs=kap', former), comparedIn('vs=kap-game', former)]).toEqual(['kap-game', 'kap-game']);
});

test('a case of several parts says which of them, and with which ruling', () => {
  expect(comparedPartOf('2-geen-kap')).toEqual({ at: 1, ruling: 'geen-kap' });
  expect(comparedPartText({ at: 1, ruling: 'geen-kap' })).toBe('2-geen-kap');
  for (const none of [undefined, '', 'kap', '0-kap', '-kap', '2-', '2-Kap', '100-kap', '2-kap?']) {
    expect(comparedPartOf(none), none).toBeUndefined();
  }
});
