/** Conditions and answers where some facts are constants. */
import { RANGE } from '#model/index.ts';
import { isRecord } from '#model/untyped.ts';

/** A fact that has its one value only where its question is asked, which is where a condition holds. */
export interface Guarded {
  readonly is: string | number;
  /** It names no fact that is a constant. */
  readonly where: unknown;
}

/** Facts with the one value that they have; undefined: they are never asked, and have none. */
export type Constants = ReadonlyMap<string, string | number | Guarded | undefined>;

/** What is left of a condition. */
export type Left = { readonly kind: 'always' | 'never' } | { readonly kind: 'when'; readonly condition: unknown };

/**
 * A condition, one box or a list of them, with the constants put in. What names none of them stays as it is.
 */
export function leftOf(condition: unknown, constants: Constants): Left {
  const boxes: readonly unknown[] = Array.isArray(condition) ? condition : [condition];
  const left = boxes.flatMap((box) => boxLeft(box, constants));
  if (left.length === 0) return { kind: 'never' };
  if (left.some((box) => !boxes.includes(box) && isRecord(box) && Object.keys(box).length === 0))
    return { kind: 'always' };
  if (left.every((box, at) => box === boxes[at]) && left.length === boxes.length) return { kind: 'when', condition };
  return { kind: 'when', condition: Array.isArray(condition) || left.length > 1 ? left : left[0] };
}

/** A worked case without the answers that are constants; undefined if it cannot come up. */
export function givenLeft(given: unknown, constants: Constants): unknown {
  if (!isRecord(given)) return given;
  const named = namedIn(given, constants);
  if (named.length === 0) return given;
  return isPossible(given, named, constants) ? without(given, named) : undefined;
}

/** Where a constant has its value only in some cases, the box holds in these. */
function boxLeft(box: unknown, constants: Constants): readonly unknown[] {
  if (!isRecord(box)) return [box];
  const named = namedIn(box, constants);
  if (named.length === 0) return [box];
  if (!isPossible(box, named, constants)) return [];
  return named.reduce<readonly Box[]>(
    (left, fact) => {
      const constant = constants.get(fact);
      if (typeof constant !== 'object') return left;
      return left.flatMap((each) =>
        boxesOf(constant.where).flatMap((guard) => {
          const both = bothOf(each, guard);
          return both ? [both] : [];
        }),
      );
    },
    [without(box, named)],
  );
}

type Box = Readonly<Record<string, unknown>>;

function namedIn(box: Box, constants: Constants): readonly string[] {
  return Object.keys(box).filter((fact) => constants.has(fact));
}

function isPossible(box: Box, named: readonly string[], constants: Constants): boolean {
  return named.every((fact) => {
    const constant = constants.get(fact);
    return allows(box[fact], typeof constant === 'object' ? constant.is : constant);
  });
}

function without(box: Box, facts: readonly string[]): Box {
  return Object.fromEntries(Object.entries(box).filter(([fact]) => !facts.includes(fact)));
}

function boxesOf(condition: unknown): readonly Box[] {
  return (Array.isArray(condition) ? condition : [condition]).filter(isRecord);
}

/** The cases of both boxes; undefined if there are none. */
function bothOf(one: Box, other: Box): Box | undefined {
  const facts = Object.keys(other).map((fact) => {
    const allowed = Object.hasOwn(one, fact) ? bothAllow(one[fact], other[fact]) : [other[fact]].flat();
    return [fact, allowed.length === 1 ? allowed[0] : allowed] as const;
  });
  if (facts.some(([, allowed]) => Array.isArray(allowed) && allowed.length === 0)) return undefined;
  return { ...one, ...Object.fromEntries(facts) };
}

function bothAllow(one: unknown, other: unknown): readonly unknown[] {
  return [one].flat().flatMap((a) => [other].flat().flatMap((b) => common(a, b) ?? []));
}

/** What two options, numbers or ranges have in common. */
function common(one: unknown, other: unknown): unknown {
  const [a, b] = [rangeOf(one), rangeOf(other)];
  if (!a || !b) return String(one) === String(other) ? one : undefined;
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  if (from > to) return undefined;
  return from === to ? from : `${from === -Infinity ? '' : from}..${to === Infinity ? '' : to}`;
}

function rangeOf(value: unknown): { readonly from: number; readonly to: number } | undefined {
  if (typeof value === 'number') return { from: value, to: value };
  const range = typeof value === 'string' ? RANGE.exec(value) : null;
  return range ? { from: Number(range[1] ?? -Infinity), to: Number(range[2] ?? Infinity) } : undefined;
}

function allows(value: unknown, constant: string | number | undefined): boolean {
  if (constant === undefined) return false;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((each) => {
    const range = typeof each === 'string' && typeof constant === 'number' ? RANGE.exec(each) : null;
    if (!range) return String(each) === String(constant);
    return Number(range[1] ?? -Infinity) <= Number(constant) && Number(constant) <= Number(range[2] ?? Infinity);
  });
}
