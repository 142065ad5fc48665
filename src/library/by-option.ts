/**
 * Splits each ruling whose amounts are looked up by a choice into one ruling per option. The ruling then
 * tells the amount, so that two editions can be compared case by case.
 */
import type { Table, TableRuling } from '#decide/table.ts';
import { amountsOf, effectOf, writtenEffect, type Amount, type Effect, type SurfaceEffect } from '#model/index.ts';
import type { Box } from '#model/box.ts';
import type { RulingDoc, SituationDoc } from './types.ts';

/** One of the split rulings: its origin and the amounts that apply. */
export interface RulingByOption {
  readonly ruling: RulingDoc;
  readonly effects: readonly Effect[];
}

export interface TableByOption {
  readonly table: Table;
  readonly rulings: ReadonlyMap<string, RulingByOption>;
}

/** A character that no id contains. */
const OPTION = '@';

/** The options that a part is for, by fact. */
type Chosen = Readonly<Record<string, string>>;

export function byOption({ table, rulings }: Pick<SituationDoc, 'table' | 'rulings'>): TableByOption {
  const all = new Map<string, RulingByOption>(
    rulings.map((ruling) => [ruling.id, { ruling, effects: ruling.effects }]),
  );
  const partsOf = new Map(
    rulings.map((ruling) => {
      const parts = choicesOf(ruling.effects, table).map((chosen) => {
        const id = [ruling.id, ...Object.values(chosen)].join(OPTION);
        all.set(id, { ruling, effects: ruling.effects.map((effect) => lookedUp(effect, chosen)) });
        return { id, chosen };
      });
      return [ruling.id as string, parts] as const;
    }),
  );
  const withParts = (id: string): readonly string[] => [id, ...(partsOf.get(id) ?? []).map((part) => part.id)];
  const ruled = table.rulings.flatMap((ruling): readonly TableRuling[] => {
    const overrides = ruling.overrides.flatMap(withParts);
    const parts = (partsOf.get(ruling.id) ?? []).map(({ id, chosen }): TableRuling => ({
      ...ruling,
      id,
      when: ruling.when.flatMap((box) => within(box, chosen)),
      overrides: [...overrides, ruling.id],
    }));
    return [{ ...ruling, overrides }, ...parts];
  });
  const rest = table.otherwise === undefined ? [] : (partsOf.get(table.otherwise) ?? []);
  const open = rest.map(({ id, chosen }): TableRuling => ({
    id,
    when: within({}, chosen),
    overrides: [],
    amountFacts: [],
  }));
  const beaten = open.map(({ id }) => id);
  return {
    table: {
      ...table,
      rulings: [...ruled.map((ruling) => ({ ...ruling, overrides: [...ruling.overrides, ...beaten] })), ...open],
    },
    rulings: all,
  };
}

/** Every combination of options by which amounts of the effects are looked up; empty if none are. */
function choicesOf(effects: readonly Effect[], { facts }: Table): readonly Chosen[] {
  const amounts: readonly Amount[] = effects.flatMap((effect) => amountsOf(effect).map(([, amount]) => amount));
  const by = new Set(amounts.flatMap((amount) => (typeof amount === 'object' ? amount.by : [])));
  const asked = facts.flatMap((fact) => (fact.kind === 'choice' && by.has(fact.id) ? fact : []));
  if (asked.length === 0) return [];
  return asked.reduce<readonly Chosen[]>(
    (sum, { id, options }) => sum.flatMap((each) => options.map((option) => ({ ...each, [id]: option.id }))),
    [{}],
  );
}

/** The part of a box in which the options are chosen. */
function within(box: Box, chosen: Chosen): readonly Box[] {
  const excluded = Object.entries(chosen).some(([fact, option]) => {
    const allowed: readonly unknown[] | undefined = box[fact];
    return allowed !== undefined && !allowed.includes(option);
  });
  return excluded ? [] : [{ ...box, ...Object.fromEntries(Object.entries(chosen).map(([id, one]) => [id, [one]])) }];
}

function lookedUp(effect: Effect, chosen: Chosen): Effect {
  const written = amountsOf(effect).reduce<unknown>((sum, [path, amount]) => {
    if (typeof amount !== 'object') return sum;
    const value = amount.values[chosen[amount.by] ?? ''];
    return value === undefined ? sum : withValue(sum, path, value);
  }, writtenEffect(effect));
  return effectOf(written as SurfaceEffect);
}

function withValue(written: unknown, [key, ...deeper]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = written as Readonly<Record<string, unknown>>;
  return { ...inner, [key]: withValue(inner[key], deeper, value) };
}
