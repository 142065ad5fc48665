/**
 * Every part of an amount that depends on answers is shown by a worked example or confirmed by another
 * ruling.
 */
import type { DataPath } from '#library/source.ts';
import { amountsOf, parseLinear, type Amount, type Example, type SurfaceBox } from '#model/index.ts';
import type { ConsequenceAt } from '#check/consequences.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function amountsShown({ consequences: all, tables }: EditionContent): readonly Finding[] {
  const whole = new Set(tables.filter(({ problems }) => problems.length === 0).map(({ situation }) => situation.id));
  const consequences = all.filter(({ situation }) => whole.has(situation));
  const lookups = consequences.flatMap((each) => amountsAt(each).flatMap(({ amount }) => lookupOf(amount)));
  return consequences.flatMap((consequence) => {
    const { at, data } = consequence;
    const given = (data.examples ?? []).map((example) => example.given);
    if (given.length === 0) return [];
    return amountsAt(consequence).flatMap(({ amount, path }) => [
      ...lookupOf(amount).flatMap((lookup) =>
        unshownValues(lookup, given, lookups)
          .filter((option) => isReached(data, lookup.by, option))
          .map((option) => {
            const message = `no worked example of \`${data.id}\` answers \`${lookup.by}: ${option}\`, and no other ruling has these amounts, so that nothing would show this one being wrong. Add an example.`;
            return finding('amount-without-example', at.source.locate([...path, 'values', option]), message);
          }),
      ),
      ...factsUnshown(amount, given).map((fact) => {
        const message = `in every worked example of \`${data.id}\` the number of \`${fact}\` is 0, so that nothing would show it being counted wrongly. Give one of them another number.`;
        return finding('amount-without-example', at.source.locate(path), message);
      }),
    ]);
  });
}

type Lookup = Extract<Amount, object>;
type Given = Example['given'];

function amountsAt({ at, data }: ConsequenceAt): readonly { readonly amount: Amount; readonly path: DataPath }[] {
  return (data.effects ?? []).flatMap((effect, index) =>
    amountsOf(effect).map(([path, amount]) => ({ amount, path: [...at.path, 'effects', index, ...path] })),
  );
}

function lookupOf(amount: Amount): readonly Lookup[] {
  return typeof amount === 'object' ? [amount] : [];
}

/** The options that no example answers, where no other lookup by the same fact runs alike. */
function unshownValues(lookup: Lookup, given: readonly Given[], all: readonly Lookup[]): readonly string[] {
  const shown = new Set(given.map((each) => String(each[lookup.by])));
  const left = Object.keys(lookup.values).filter((option) => !shown.has(option));
  const alike = all.filter((other) => other !== lookup && other.by === lookup.by && runAlike(lookup, other));
  return left.filter((option) => !alike.some(({ values }) => option in values));
}

/** Whether the ruling's own condition leaves the option possible. */
function isReached(data: ConsequenceAt['data'], fact: string, option: string): boolean {
  const boxes = 'when' in data ? [data.when ?? {}].flat() : [{}];
  return boxes.some((box: SurfaceBox) => box[fact] === undefined || [box[fact]].flat().map(String).includes(option));
}

/** So few that they have in common could be alike by chance. */
const FEW = 3;

/**
 * Whether two lookups differ by the same number in all shared options, such as won tricks and one more for a
 * loss.
 */
function runAlike(one: Lookup, other: Lookup): boolean {
  const differences = Object.entries(one.values).flatMap(([option, value]) => {
    const against = other.values[option];
    return against === undefined ? [] : [value - against];
  });
  return differences.length > FEW && new Set(differences).size === 1;
}

/** The facts of a formula that are nought in every example that gives them. */
function factsUnshown(amount: Amount, given: readonly Given[]): readonly string[] {
  const terms = typeof amount === 'string' ? (parseLinear(amount)?.terms ?? []) : [];
  return terms
    .map(({ fact }) => fact)
    .filter((fact) => given.every((each) => (each[fact] ?? 0) === 0) && given.some((each) => each[fact] === 0));
}
