import { describe, expect, it } from 'vitest';
import { clauseInView } from '#client/in-view.ts';

const clauses = [
  { id: 'a', top: -300, bottom: -100 },
  { id: 'b', top: -90, bottom: 10 },
  { id: 'c', top: 20, bottom: 200 },
  { id: 'd', top: 210, bottom: 400 },
  { id: 'e', top: 700, bottom: 900 },
];
const height = 600;

describe('the clause in view', () => {
  it('is the one at the top of the screen; a sliver of the one before does not count', () => {
    expect(clauseInView(clauses, { height })).toBe('c');
  });

  it('is the one with the focus, before the one that the address names', () => {
    expect(clauseInView(clauses, { height, target: 'd' })).toBe('d');
    expect(clauseInView(clauses, { height, target: 'd', focused: 'c' })).toBe('c');
  });

  it('is not one that was scrolled away, whatever named it', () => {
    expect(clauseInView(clauses, { height, focused: 'a', target: 'e' })).toBe('c');
  });

  it('is none where none is on the screen', () => {
    expect(clauseInView(clauses.slice(0, 2), { height })).toBeUndefined();
    expect(clauseInView([], { height, target: 'a' })).toBeUndefined();
  });

  it('is a long one that fills the screen', () => {
    expect(clauseInView([{ id: 'a', top: -500, bottom: 900 }], { height })).toBe('a');
  });
});

it('what lies under the plate is not looked at', () => {
  const clauses = [
    { id: '1', top: -60, bottom: 40 },
    { id: '2', top: 56, bottom: 300 },
  ];
  expect(clauseInView(clauses, { height: 500 })).toBe('1');
  expect(clauseInView(clauses, { height: 500, covered: 48 })).toBe('2');
});
