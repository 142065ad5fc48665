import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { withShortLivedFunctions } from '../../scripts/short-lived-functions.ts';

const rewritten = (code: string) => withShortLivedFunctions(code, parseAst(code));

describe('a program whose functions live as long as what they stand in', () => {
  test('has each function that is put into a property in brackets', () => {
    expect(rewritten('slots[name] = () => value;')).toBe('slots[name] = (0, () => value);');
    expect(rewritten('a.b = function () { return 1; };')).toBe('a.b = (0, function () { return 1; });');
    expect(rewritten('a.b ??= async () => {};')).toBe('a.b ??= (0, async () => {});');
  });

  test('has those within each other in brackets too, and those that end together', () => {
    expect(rewritten('a.b = () => { c.d = () => 1; };')).toBe('a.b = (0, () => { c.d = (0, () => 1); });');
    expect(rewritten('a.b = () => c.d = () => 1')).toBe('a.b = (0, () => c.d = (0, () => 1))');
  });

  test('is otherwise left as it stands', () => {
    for (const code of [
      'const f = () => 1;',
      'f = () => 1;',
      '({ f: () => 1, g() {} });',
      'a.b = c;',
      'class A { f = () => 1 }',
    ])
      expect(rewritten(code)).toBe(code);
  });

  test('keeps its places where letters are longer than one unit', () => {
    expect(rewritten('const à = "♠ 🂡"; a.b = () => à;')).toBe('const à = "♠ 🂡"; a.b = (0, () => à);');
  });

  test('does the same', () => {
    const program =
      '(() => { const a = {}; a.twice = (n) => n * 2; a.name = function () { return this === a; }; return a.twice(4) + String(a.name()); })()';
    expect(runInNewContext(rewritten(program))).toBe(runInNewContext(program));
  });

  test('is let go of by the collector’s short round, which as it was written it is not', () => {
    const making = '(held) => { const part = {}; part.draw = () => held; return part; }';
    expect(leftBy(making)).toBeGreaterThan(MUCH);
    expect(leftBy(rewritten(making))).toBeLessThan(MUCH / 10);
  });
});

/** Bytes that two thousand of something with a thousand numbers leave in memory until all of it is gone through, in a process of its own. */
function leftBy(making: string): number {
  const program = `
    const make = ${making};
    const many = () => {
      for (let at = 0; at < 2000; at++) make(Array.from({ length: 1000 }, (_, place) => place + 0.5));
    };
    many();
    gc();
    many();
    for (let round = 0; round < 5; round++) gc({ type: 'minor' });
    const { heapUsed } = process.memoryUsage();
    gc();
    console.log(heapUsed - process.memoryUsage().heapUsed);`;
  return Number(execFileSync(process.execPath, ['--expose-gc', '--eval', program], { encoding: 'utf8' }));
}
const MUCH = 1_000_000;
