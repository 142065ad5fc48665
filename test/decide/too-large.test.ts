import { describe, expect, test } from 'vitest';
import { compile } from '#decide/compile.ts';
import { TableTooLarge } from '#decide/diagram.ts';
import { prove } from '#decide/prove.ts';
import { randomTable } from '../bench/random-table.ts';

describe('a table with a bound', () => {
  const table = randomTable(8, 12, 1);
  const free = compile(table);
  const flaws = prove(free);

  test('is compiled and proven as without, where the bound is wide enough', () => {
    const bound = compile(table, free.diagram.size);
    expect(prove(bound)).toEqual(flaws);
    expect(bound.diagram.size).toBe(free.diagram.size);
  });

  test('is refused where it is not, when it is compiled or when it is proven', () => {
    expect(() => compile(table, 50)).toThrow(TableTooLarge);
    expect(() => prove(compile(table, free.diagram.size - 1))).toThrow(TableTooLarge);
  });
});
