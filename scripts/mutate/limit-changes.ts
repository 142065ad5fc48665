/** Slips in conditions: a bound, or an end of a number, off by one step, and another option. */
import { RANGE, optionsOf, type Condition, type Fact, type SurfaceBox } from '#model/index.ts';
import { replacing, type Change, type ChangeClass, type Path, type Written } from './change.ts';

export type Facts = Readonly<Record<string, Fact>>;

/** Every bound of a number that a condition mentions, shifted either way. */
export function limitChanges(
  written: Written,
  path: Path,
  condition: Condition | undefined,
  facts: Facts,
  kind: ChangeClass,
): readonly Change[] {
  return boxesOf(condition, path).flatMap(([box, at]) =>
    Object.entries(box).flatMap(([id, allowed]) => {
      const fact = facts[id];
      if (fact?.kind !== 'number') return [];
      return [allowed].flat().flatMap((value, index) => {
        const here = Array.isArray(allowed) ? [...at, id, index] : [...at, id];
        return shifted(value, fact.step).flatMap((text) => replacing(written, here, text, kind) ?? []);
      });
    }),
  );
}

/** Every option that a condition mentions, with the next one of its fact in its place. */
export function optionChanges(
  written: Written,
  path: Path,
  condition: Condition | undefined,
  facts: Facts,
): readonly Change[] {
  return boxesOf(condition, path).flatMap(([box, at]) =>
    Object.entries(box).flatMap(([id, allowed]) => {
      const fact = facts[id];
      const options = fact === undefined || fact.kind === 'number' ? [] : Object.keys(optionsOf(fact));
      const values = [allowed].flat();
      const others = options.filter((each) => !values.includes(each));
      return values.flatMap((value, index) => {
        const other = others.find((each) => options.indexOf(each) > options.indexOf(String(value))) ?? others[0];
        const here = Array.isArray(allowed) ? [...at, id, index] : [...at, id];
        return other === undefined ? [] : (replacing(written, here, other, 'option of a condition') ?? []);
      });
    }),
  );
}

function boxesOf(condition: Condition | undefined, path: Path): readonly (readonly [box: SurfaceBox, at: Path])[] {
  if (condition === undefined) return [];
  return Array.isArray(condition)
    ? condition.map((box, index) => [box, [...path, index]] as const)
    : [[condition, path]];
}

/** `0..4` with a step of 1: `1..4`, `-1..4`, `0..5`, `0..3`. */
export function shifted(value: string | number, step: number): readonly string[] {
  const range = RANGE.exec(String(value));
  if (!range) return [step, -step].map((by) => String(Number(value) + by));
  const [, from, to] = range;
  const write = (low: string | number | undefined, high: string | number | undefined) => `${low ?? ''}..${high ?? ''}`;
  return [step, -step].flatMap((by) => [
    ...(from === undefined ? [] : [write(Number(from) + by, to)]),
    ...(to === undefined ? [] : [write(from, Number(to) + by)]),
  ]);
}

/** The ends of the numbers that a fact can be. */
export function endChanges(written: Written, id: string, fact: Fact): readonly Change[] {
  if (fact.kind !== 'number') return [];
  return (['min', 'max'] as const).flatMap((end) =>
    [fact.step, -fact.step].flatMap(
      (by) => replacing(written, [id, 'number', end], String(fact[end] + by), 'end of a number') ?? [],
    ),
  );
}

/**
 * A limit misread once and written so everywhere in a file, in conditions and in worked examples: tables and
 * examples agree, and only the clause says otherwise.
 */
export function misreadLimits(
  { file }: Written,
  conditions: readonly (Condition | undefined)[],
  facts: Facts,
): readonly Change[] {
  return Object.entries(facts).flatMap(([id, fact]) => {
    if (fact.kind !== 'number') return [];
    const written = conditions.flatMap((each) => [each ?? []].flat().flatMap((box) => [box[id] ?? []].flat()));
    const firsts = written.flatMap((value) => {
      const [, from, to] = RANGE.exec(String(value)) ?? [];
      return [...(from === undefined ? [] : [Number(from)]), ...(to === undefined ? [] : [Number(to) + fact.step])];
    });
    const limits = [...new Set(firsts)].filter((first) => first > fact.min + fact.step && first < fact.max);
    return limits.flatMap((first) =>
      [fact.step, -fact.step].map((by): Change => {
        const text = file.text.replaceAll(
          new RegExp(String.raw`(?<![\w-])(${id}: )(\[[^\]]*\]|[-\d.]+)`, 'g'),
          (_, key: string, values: string) =>
            key + values.replaceAll(/-?\d+\.\.|\.\.-?\d+|-?\d+/g, moved(first, by, fact.step)),
        );
        const what = `${id}: ${first}.. → ${first + by}.., everywhere in the file`;
        return {
          class: 'limit with its examples',
          file: file.file,
          line: 1,
          from: 0,
          to: file.text.length,
          text,
          what,
        };
      }),
    );
  });
}

/** An end of a range, or a number in an example, on the other side of a limit or where it was. */
function moved(first: number, by: number, step: number) {
  return (written: string): string => {
    const number = Number(written.replace('..', ''));
    if (written.startsWith('..')) return number === first - step ? `..${number + by}` : written;
    if (written.endsWith('..')) return number === first ? `${number + by}..` : written;
    const isAtLimit = by > 0 ? number === first : number === first - step;
    return isAtLimit ? String(number + by) : written;
  };
}
