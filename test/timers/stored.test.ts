import { describe, expect, test } from 'vitest';
import { readStoredTimers, storedText } from '#timers/stored.ts';
import { started } from '#timers/timer.ts';
import { FROM, NOW, ROUND, THREE_MINUTES } from './clocks.ts';

const timers = [
  started(THREE_MINUTES, { from: FROM }, NOW),
  { ...started(ROUND, { from: FROM }, NOW), held: 1000, told: true as const },
];
const changes = ['7.1', '9.1'];
const text = storedText({ timers, seen: NOW, moves: 2, changes }) ?? '';

describe('clocks that are kept', () => {
  test('are read as they were, with when somebody last saw them', () => {
    expect(readStoredTimers(text)).toEqual({ kind: 'timers', timers, seen: NOW, moves: 2, changes, lost: 0 });
  });

  test('leave nothing behind when none runs', () => {
    expect(storedText({ timers: [], seen: NOW, moves: 2, changes })).toBeUndefined();
    expect(readStoredTimers(undefined)).toEqual({
      kind: 'timers',
      timers: [],
      seen: 0,
      moves: 0,
      changes: undefined,
      lost: 0,
    });
  });

  test('name their last twenty changes, and none that is not a text', () => {
    const many = Array.from({ length: 30 }, (_, at) => `7.${at}`);
    const kept = readStoredTimers(storedText({ timers, seen: NOW, moves: 0, changes: many }));
    expect(kept.kind === 'timers' && kept.changes).toEqual(many.slice(-20));
    const broken = readStoredTimers(JSON.stringify({ version: 1, seen: NOW, changes: [1, 'a', null], timers }));
    expect(broken.kind === 'timers' && broken.changes).toEqual(['a']);
  });

  test('of a later version are left alone', () => {
    expect(readStoredTimers(JSON.stringify({ version: 2, clocks: {} }))).toEqual({ kind: 'newer' });
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{}',
    '{"version":1}',
    '{"version":0,"timers":[]}',
    '{"version":"1","timers":[]}',
  ])('that stand there as %s cannot be read', (broken) => {
    expect(readStoredTimers(broken)).toEqual({ kind: 'unreadable' });
  });

  test.each([
    { ends: null },
    { ends: -1 },
    { seconds: 'lang' },
    { label: '' },
    { from: 'https://elsewhere.example/' },
    { from: '//elsewhere.example/' },
    { href: String.raw`/\elsewhere.example/` },
    { note: 'javascript:alert(1)' },
    { held: 'ja' },
    { name: 4 },
    { id: {} },
  ])('are dropped where one has %o, and the others stay', (wrong) => {
    const kept = readStoredTimers(
      JSON.stringify({ version: 1, seen: NOW, timers: [{ ...timers[0], ...wrong }, timers[1]] }),
    );
    expect(kept).toEqual({ kind: 'timers', timers: [timers[1]], seen: NOW, moves: 0, changes: undefined, lost: 1 });
  });

  test('from before several of one time could run are known by their time', () => {
    const before = timers.map(({ id: _, ...timer }) => timer);
    const kept = readStoredTimers(JSON.stringify({ version: 1, seen: NOW, timers: before }));
    expect(kept.kind === 'timers' && kept.timers.map(({ id }) => id)).toEqual([THREE_MINUTES.key, ROUND.key]);
  });

  test('that are cut off or written over never keep a page from working', () => {
    for (let end = 0; end < text.length; end++) expect(readStoredTimers(text.slice(0, end)).kind).toBe('unreadable');
  });
});
