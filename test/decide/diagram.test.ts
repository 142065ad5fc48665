import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALWAYS, Diagram, NEVER, type Node } from '#decide/diagram.ts';
import { IntMap } from '#decide/intmap.ts';

const ARITIES = [2, 3, 2];
/** A function given by its value, a set, for each of the twelve combinations. */
const functions = fc.array(fc.subarray([0, 1, 2]), { minLength: 12, maxLength: 12 });

function build(diagram: Diagram, values: readonly (readonly number[])[], level = 0, from = 0, count = 12): Node {
  const arity = ARITIES[level];
  if (arity === undefined) return diagram.leaf(values[from] ?? []);
  const part = count / arity;
  return diagram.node(
    level,
    Array.from({ length: arity }, (_, at) => build(diagram, values, level + 1, from + at * part, part)),
  );
}

function valuesOf(diagram: Diagram, node: Node): readonly (readonly number[])[] {
  const below = (at: Node, level: number): readonly (readonly number[])[] => {
    const arity = ARITIES[level];
    if (arity === undefined) return [diagram.setOf(at) ?? []];
    return Array.from({ length: arity }, (_, value) => below(diagram.child(at, level, value), level + 1)).flat();
  };
  return below(node, 0);
}

test('equal functions are one node, different ones are not', () => {
  fc.assert(
    fc.property(functions, functions, (one, other) => {
      const diagram = new Diagram(ARITIES);
      expect(build(diagram, one) === build(diagram, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(valuesOf(diagram, build(diagram, one))).toEqual(one);
    }),
  );
});

test('joining, meeting and taking away work point by point', () => {
  fc.assert(
    fc.property(functions, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), functions, (one, where, other) => {
      const diagram = new Diagram(ARITIES);
      const [a, b] = [build(diagram, one), build(diagram, other)];
      const condition = build(
        diagram,
        where.map((holds) => (holds ? [0] : [])),
      );
      const sets = (node: Node): readonly (readonly number[])[] => valuesOf(diagram, node);
      expect(sets(diagram.join(a, b))).toEqual(
        one.map((set, at) => [0, 1, 2].filter((n) => set.includes(n) || other[at]?.includes(n))),
      );
      expect(sets(diagram.meet(a, condition))).toEqual(one.map((set, at) => (where[at] ? set : [])));
      expect(sets(diagram.without(a, condition))).toEqual(one.map((set, at) => (where[at] ? [] : set)));
      expect(diagram.setOf(diagram.reach(a))).toEqual([0, 1, 2].filter((n) => one.some((set) => set.includes(n))));
      const kinds = new Set(one.filter((set) => set.length > 0).map((set) => set.join()));
      expect(diagram.only(a) === undefined).toBe(kinds.size > 1);
    }),
  );
});

test('restricting a level fixes its value and forgets it', () => {
  fc.assert(
    fc.property(functions, fc.nat(2), fc.nat(1), (values, level, value) => {
      const diagram = new Diagram(ARITIES);
      const node = diagram.restrict(build(diagram, values), level, value);
      expect(diagram.dependsOn(node, level)).toBe(false);
      const stride = [6, 2, 1][level] ?? 1;
      const same = values.map((_, at) => at + (value - (Math.floor(at / stride) % (ARITIES[level] ?? 1))) * stride);
      expect(valuesOf(diagram, node)).toEqual(same.map((at) => values[at]));
    }),
  );
});

test('a level beyond the thirty-first is as good as any', () => {
  const diagram = new Diagram(new Array<number>(70).fill(2));
  const node = [40, 69].reduceRight((below, level) => diagram.node(level, [NEVER, below]), ALWAYS);
  expect([31, 32, 40, 69].map((level) => diagram.dependsOn(node, level))).toEqual([false, false, true, true]);
  expect(diagram.restrict(diagram.restrict(node, 69, 1), 40, 1)).toBe(ALWAYS);
});

test('the map of numbers remembers what a Map remembers, large keys too', () => {
  const keys = fc.oneof(fc.nat(50), fc.maxSafeNat());
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.nat()), { maxLength: 300 }), keys, (entries, other) => {
      const map = new IntMap();
      for (const [key, value] of entries) map.set(key, value);
      const expected = new Map(entries);
      for (const key of [...expected.keys(), other]) expect(map.get(key)).toBe(expected.get(key) ?? -1);
    }),
  );
});
