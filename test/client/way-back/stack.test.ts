import { describe, expect, it } from 'vitest';
import {
  arrived,
  followed,
  moved,
  NOWHERE,
  readReturns,
  returning,
  type Return,
  type Returns,
} from '#client/way-back/stack.ts';

const from = (there: string, to: string): Return => ({ from: there, to, name: there, place: { y: 120 } });
const journey = (...steps: readonly Return[]): Returns => steps.reduce(followed, NOWHERE);
const names = ({ stack }: Returns) => stack.map(({ name }) => name);

describe('on a page', () => {
  it('whoever came by a reference may return to where it stood', () => {
    expect(names(arrived(journey(from('/30/', '/26/#a')), '/26/#a'))).toEqual(['/30/']);
  });

  it('whoever came another way may not, and what they left behind is forgotten', () => {
    const before = journey(from('/30/', '/26/#a'));
    for (const here of ['/30/', '/26/', '/26/#b', '/']) expect(arrived(before, here)).toEqual(NOWHERE);
  });

  it('after several references the latest comes first, then those before it', () => {
    const there = arrived(journey(from('/30/', '/26/#a'), from('/26/#a', '/17/')), '/17/');
    expect(names(there)).toEqual(['/30/', '/26/#a']);
    const back = returning(there);
    expect(back.going?.from).toBe('/26/#a');
    const again = arrived(back, '/26/#a');
    expect(again.going?.place.y).toBe(120);
    expect(names(again)).toEqual(['/30/']);
  });

  it('with the browser’s Back a reference is undone, and the one before it holds', () => {
    expect(names(arrived(journey(from('/30/', '/26/#a'), from('/26/#a', '/17/')), '/26/#a'))).toEqual(['/30/']);
  });

  it('a case’s answers are part of where to return, not of where one is', () => {
    const { going } = arrived(returning(journey(from('/situations/kap/?game=1', '/31/'))), '/situations/kap/');
    expect(going?.from).toBe('/situations/kap/?game=1');
  });

  it('only the last twenty places are kept', () => {
    const steps = Array.from({ length: 30 }, (_, n) => from(`/${n}/`, `/${n + 1}/`));
    expect(names(journey(...steps))).toHaveLength(20);
    expect(names(journey(...steps)).at(-1)).toBe('/29/');
  });
});

describe('within a page', () => {
  it('a jump from clause to clause can be undone', () => {
    const there = moved(journey(from('/5/#1', '/5/#3')), '/5/#3');
    expect(names(there)).toEqual(['/5/#1']);
    expect(names(moved(there, '/5/#1')), 'after the browser’s Back').toEqual([]);
  });

  it('a clause’s own link, by which it is copied, is no other journey', () => {
    expect(names(moved(journey(from('/30/', '/26/#a')), '/26/#b'))).toEqual(['/30/']);
  });

  it('the way back to the page is still there after a jump within it is undone', () => {
    const there = journey(from('/30/', '/26/#a'), from('/26/#a', '/26/#c'));
    expect(names(moved(moved(there, '/26/#c'), '/26/#a'))).toEqual(['/30/']);
  });
});

describe('what was kept', () => {
  it('is read back as it was written', () => {
    const kept = returning(journey(from('/30/', '/26/#a'), from('/26/#a', '/17/')));
    expect(readReturns(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"stack":7}',
    '{"stack":[null, 7, {}]}',
    JSON.stringify({ stack: [{ ...from('javascript:alert(1)', '/26/') }] }),
    JSON.stringify({ stack: [{ ...from('//elsewhere.org/', '/26/') }] }),
    JSON.stringify({ stack: [{ ...from('/\\elsewhere.org/', '/26/') }] }),
    JSON.stringify({ stack: [{ ...from('/30/', '/26/'), place: { y: 'far' } }] }),
  ])('and is nonsense counts as nothing: %j', (kept) => {
    expect(readReturns(kept)).toEqual(NOWHERE);
  });
});
