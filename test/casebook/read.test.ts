/** A casebook's file: what is exported comes back, and what is broken is refused with a reason. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schemaOf } from '#api/format.ts';
import { fileOf, FORM } from '#casebook/file.ts';
import { readText } from '#casebook/read-file.ts';
import { readItem } from '#casebook/items.ts';
import { readerOf, recordOf } from '#casebook/read.ts';
import { mangled } from '../support/mangled.ts';
import { checkerOf } from '../support/schema.ts';
import { anyCases, ID, idOf, keptCase, togetherCase, TOGETHER_SAID, TOLD_RECORD } from './cases.ts';

const bySchema = checkerOf(schemaOf('casebook'));
const NOW = Date.parse('2026-11-22T18:00:00Z');
const file = (change: (whole: Record<string, unknown>) => void): string => {
  const whole = JSON.parse(fileOf([keptCase()], NOW)) as Record<string, unknown>;
  change(whole);
  return JSON.stringify(whole);
};
/** Changes the value at a path of the file. */
const put = (path: readonly (string | number)[], value: unknown): string =>
  file((whole) => {
    let here: Record<string | number, unknown> = whole;
    for (const key of path.slice(0, -1)) here = here[key] as Record<string | number, unknown>;
    here[path.at(-1) ?? ''] = value;
  });
const faultOf = (text: string) => {
  const reading = readText(text, FORM);
  return reading.kind === 'refused' ? reading.faults[0] : undefined;
};
const VERSION = ['cases', 0, 'versions', 0] as const;

describe('a file', () => {
  test('that was exported says the same when it is read', () => {
    fc.assert(
      fc.property(anyCases, (cases) => {
        const reading = readText(fileOf(cases, NOW), FORM);
        expect(reading.kind === 'read' && reading.file.cases).toEqual(cases);
      }),
    );
  });

  test('that was exported is what the published schema says, and one with a fault is not', () => {
    fc.assert(
      fc.property(anyCases, (cases) => {
        expect(bySchema(JSON.parse(fileOf(cases, NOW)))).toEqual([]);
      }),
    );
    for (const text of ['[]', put(['version'], 4), put(['cases', 0, 'versions'], []), put([...VERSION, 'n'], 0)])
      expect(bySchema(JSON.parse(text))).not.toEqual([]);
  });

  test.each([
    ['is no JSON', '{"kind": "arbiter-casebook"', { where: '', why: 'not-json' }],
    ['is of another kind', '{"kind":"recipes"}', { where: 'kind', why: 'other-kind', found: '"recipes"' }],
    ['is a list', '[]', { where: 'kind', why: 'other-kind' }],
    ['comes from a later version', put(['version'], 4), { where: 'version', why: 'newer', found: '4' }],
    ['has no cases', file((whole) => delete whole['cases']), { where: 'cases', why: 'missing' }],
    ['has something unknown', put(['cases', 0, 'mood'], 'good'), { where: 'cases[0].mood', why: 'unknown' }],
    ['has a case without versions', put(['cases', 0, 'versions'], []), { where: 'cases[0].versions', why: 'none' }],
    [
      'has a number for a text',
      put([...VERSION, 'details', 'note'], 7),
      { where: 'cases[0].versions[0].details.note', why: 'wrong', found: '7' },
    ],
    [
      'has a day that is none',
      put([...VERSION, 'details', 'when'], '2026-02-31T10:00'),
      { where: 'cases[0].versions[0].details.when', why: 'wrong' },
    ],
    [
      'has a text beyond measure',
      put([...VERSION, 'details', 'note'], 'x'.repeat(20_001)),
      { where: 'cases[0].versions[0].details.note', why: 'too-long' },
    ],
    [
      'has half a character',
      put([...VERSION, 'details', 'note'], '\ud83d'),
      { where: 'cases[0].versions[0].details.note', why: 'wrong' },
    ],
    [
      'has a link that leads elsewhere',
      put([...VERSION, 'record', 'book'], '/evil.example'),
      { where: 'cases[0].versions[0].record.book', why: 'wrong' },
    ],
    [
      'has a script for answers',
      put([...VERSION, 'record', 'answers'], 'a=1#"><script>'),
      { where: 'cases[0].versions[0].record.answers', why: 'wrong' },
    ],
    ['has another id', put(['cases', 0, 'id'], '../x'), { where: 'cases[0].id', why: 'wrong' }],
  ])('that %s is refused, with where and why', (_, text, fault) => {
    expect(faultOf(text)).toMatchObject(fault);
  });

  test('names all that is wrong with it, not the first alone', () => {
    const text = file((whole) => {
      whole['exported'] = 'yesterday';
      whole['mood'] = 'good';
    });
    const reading = readText(text, FORM);
    expect(reading.kind === 'refused' && reading.faults.map(({ where }) => where)).toEqual(['mood', 'exported']);
  });

  test('cannot bring anything in by the names that every object has', () => {
    const text = fileOf([keptCase()], NOW).replace('"exported"', '"__proto__": {"note": "x"}, "exported"');
    expect(faultOf(text)).toMatchObject({ where: '__proto__', why: 'unknown' });
  });
});

describe('a file with a case of several parts', () => {
  const later = fileOf([keptCase({}, idOf(1)), togetherCase()], NOW);
  const told = fileOf([togetherCase({}, idOf(1)), togetherCase({}, ID, 1_000, TOLD_RECORD)], NOW);
  const versionOf = (text: string): unknown => (JSON.parse(text) as { readonly version: unknown }).version;

  test('is of a later version, which an earlier site refuses whole; any other stays of the first', () => {
    expect([later, fileOf([keptCase()], NOW), fileOf([], NOW)].map(versionOf)).toEqual([2, 1, 1]);
    expect(faultOf(later.replace('"version": 2', '"version": 1'))).toMatchObject({ why: 'unknown' });
  });

  test('that says which parts are one event is of a version later still', () => {
    expect(versionOf(told)).toBe(3);
    expect(faultOf(told.replace('"version": 3', '"version": 2'))).toMatchObject({
      where: 'cases[1].versions[0].record.events',
      why: 'unknown',
    });
    expect(faultOf(told.replace('"apart"', '"both"'))).toMatchObject({ why: 'unknown' });
  });

  test.each([
    ['another number of parts in its words', { said: { ...TOGETHER_SAID, parts: TOGETHER_SAID.parts.slice(1) } }],
    ['the words of one ruling', { said: keptCase().versions[0].said }],
    ['the record of one ruling', { record: keptCase().versions[0].record }],
  ])('is refused with %s', (_, change) => {
    const text = JSON.stringify({
      ...(JSON.parse(later) as object),
      cases: [{ id: ID, versions: [{ ...togetherCase().versions[0], ...change }] }],
    });
    expect(faultOf(text)).toMatchObject({ where: 'cases[0].versions[0].said.parts', why: 'wrong' });
  });

  test.each(['parts', 'meets'])('is refused where its %s are none', (name) => {
    const text = later.replace(`"${name}": [`, `"${name}": [7,`);
    expect(faultOf(text)).toMatchObject({ where: `cases[1].versions[0].record.${name}[0]`, why: 'wrong' });
  });
});

describe('two thousand mangled files', () => {
  test('are read whole or refused with a reason, and never anything between', () => {
    const read = { count: 0 };
    fc.assert(
      fc.property(anyCases, fc.infiniteStream(fc.nat()), (cases, numbers) => {
        const pick = (n: number): number => (numbers.next().value ?? 0) % Math.max(n, 1);
        const text = mangled(fileOf(cases, NOW), pick);
        const reading = readText(text, FORM);
        if (reading.kind === 'refused') {
          expect(reading.faults.length).toBeGreaterThan(0);
          for (const { where, why } of reading.faults) expect(`${where}${why}`).not.toBe('');
        } else {
          read.count++;
          // The schema for other tools accepts everything that is read here.
          expect(bySchema(JSON.parse(text))).toEqual([]);
          // What is read is all that the file says, and can be written and read again.
          const said = JSON.parse(text) as { readonly cases: readonly { readonly id: string }[] };
          expect(reading.file.cases.map(({ id }) => id)).toEqual(said.cases.map(({ id }) => id));
          const again = readText(fileOf(reading.file.cases, NOW), FORM);
          expect(again.kind === 'read' && again.file.cases).toEqual(reading.file.cases);
        }
      }),
      { numRuns: 2000 },
    );
    expect(read.count).toBeGreaterThan(20);
    expect(read.count).toBeLessThan(1900);
  });
});

describe('what stands in the store', () => {
  test('comes back as it was written', () => {
    const kept = keptCase();
    expect(readItem(ID, recordOf(kept), { readerOf })).toEqual(kept);
  });

  test('says by its format whether an earlier version of the site can read it', () => {
    const formatOf = (text: string): unknown => (JSON.parse(text) as { readonly format: unknown }).format;
    const kept = togetherCase();
    expect([formatOf(recordOf(keptCase())), formatOf(recordOf(kept))]).toEqual([1, 2]);
    expect(readItem(ID, recordOf(kept), { readerOf })).toEqual(kept);
    expect(readItem(ID, recordOf(kept).replace('"format":2', '"format":1'), { readerOf })).toBeUndefined();
    const told = togetherCase({}, ID, 1_000, TOLD_RECORD);
    expect(formatOf(recordOf(told))).toBe(3);
    expect(readItem(ID, recordOf(told), { readerOf })).toEqual(told);
    expect(readItem(ID, recordOf(told).replace('"format":3', '"format":2'), { readerOf })).toBeUndefined();
  });

  test.each([
    ['is cut off', recordOf(keptCase()).slice(0, -7)],
    ['is no text', { id: ID }],
    ['comes from a later version', recordOf(keptCase()).replace('"format":1', '"format":4')],
    ['stands under another name', recordOf(keptCase({}, 'f'.repeat(32)))],
  ])('and %s is no case', (_, stored) => {
    expect(readItem(ID, stored, { readerOf })).toBeUndefined();
  });
});
