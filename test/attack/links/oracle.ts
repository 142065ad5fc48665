/**
 * An oracle: evaluates a link against the published data of a situation by enumerating all cases, without
 * trees, diagrams or any code of the engine. One number is used for all that no box distinguishes.
 */
import type { SituationJson } from '#api/format.ts';
import type { Pair } from './query.ts';

type FactJson = SituationJson['facts'][number];
type BoxJson = SituationJson['impossible'][number];

/** What an answer allows: an option, numbers from one to another, or anything. */
export type Said =
  | { readonly kind: 'option'; readonly option: string }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'unknown' };

export interface Parsed {
  readonly answers: ReadonlyMap<string, Said>;
  /** Names of ignored pairs. */
  readonly unread: ReadonlySet<string>;
  /** Facts with two answers that are not the same. */
  readonly twice: ReadonlySet<string>;
}

/** A case: for each fact the number of its value, or -1 where the question does not arise. */
interface CaseOf {
  readonly values: readonly number[];
  readonly ruling: string;
}

export interface Oracle {
  readonly json: SituationJson;
  readonly cases: readonly CaseOf[];
  /** By fact: its options, or numbers that nothing distinguishes. */
  readonly cells: readonly (readonly (string | readonly [number, number])[])[];
}

/** Names that belong to others in every address: the search, what is compared, a seat, a record's marks. */
export const RESERVED: readonly string[] = ['q', 'scope', 'vs', 'seat', 'table', 'sum'];
const YES = ['ja', 'yes'];
const NO = ['nee', 'nej', 'nein', 'no'];

export function oracleOf(json: SituationJson): Oracle {
  const boxes = [
    ...json.impossible,
    ...json.rulings.flatMap(({ when }) => when),
    ...json.facts.flatMap(({ askIf }) => askIf ?? []),
  ];
  const cells = json.facts.map((fact) => cellsOf(fact, boxes));
  const index = new Map(json.facts.map(({ id }, at) => [id, at]));
  const holds = (box: BoxJson, values: readonly number[]): boolean =>
    Object.entries(box).every(([id, allowed]) => {
      const at = index.get(id) ?? -1;
      const cell = cells[at]?.[values[at] ?? -1];
      return cell !== undefined && allowed.some((each) => within(cell, each));
    });
  const isAsked = ({ askIf }: FactJson, values: readonly number[]): boolean =>
    askIf === undefined || askIf.some((box) => holds(box, values));
  // A question may stand before the one that it depends on.
  const order = json.facts.map((_, at) => at).toSorted((a, b) => depth(json, a, index) - depth(json, b, index));
  let all: (readonly number[])[] = [json.facts.map(() => -1)];
  for (const at of order) {
    const fact = json.facts[at];
    if (!fact) continue;
    all = all.flatMap((values) =>
      isAsked(fact, values) ? (cells[at] ?? []).map((_, cell) => values.with(at, cell)) : [values],
    );
  }
  const cases = all
    .filter((values) => !json.impossible.some((box) => holds(box, values)))
    .map((values) => ({ values, ruling: rulingFor(json, (box) => holds(box, values)) }));
  return { json, cases, cells };
}

/** The answers of a query: if a fact is answered twice, the last valid answer counts. */
export function parsedBy({ json }: Oracle, pairs: readonly Pair[]): Parsed {
  const answers = new Map<string, Said>();
  const unread = new Set<string>();
  const twice = new Set<string>();
  for (const { key, value } of pairs) {
    const fact =
      json.facts.find(({ id }) => id === key) ?? json.facts.find(({ aliases }) => aliases?.includes(key) ?? false);
    const said = fact && saidOf(fact, value);
    if (!fact || !said) {
      if (!isOfChat(key)) unread.add(key);
      continue;
    }
    const before = answers.get(fact.id);
    if (before && JSON.stringify(before) !== JSON.stringify(said)) twice.add(fact.id);
    answers.set(fact.id, said);
  }
  return { answers, unread, twice };
}

/** The rulings that are left where these answers hold; an answer means that its question arises. */
export function left({ json, cases, cells }: Oracle, answers: Iterable<readonly [string, Said]>): ReadonlySet<string> {
  const asked = [...answers].flatMap(([fact, said]) => {
    const at = json.facts.findIndex(({ id }) => id === fact);
    return said.kind === 'unknown'
      ? []
      : [{ at, allowed: (cells[at] ?? []).map((cell) => allows(json.facts[at], said, cell)) }];
  });
  const found = new Set<string>();
  for (const { values, ruling } of cases) {
    if (asked.every(({ at, allowed }) => allowed[values[at] ?? -1] === true)) found.add(ruling);
  }
  return found;
}

function saidOf(fact: FactJson, value: string): Said | undefined {
  if (value === 'unknown') return { kind: 'unknown' };
  if (fact.kind === 'choice') {
    const named = fact.options.find(({ id }) => id === value) ?? yesOrNo(fact.options, value);
    const option = named ?? fact.options.find(({ aliases }) => aliases?.includes(value) ?? false);
    return option && { kind: 'option', option: option.id };
  }
  const [low, high] = ends(value) ?? [];
  if (low === undefined || high === undefined) return undefined;
  if (low < fact.min || high > fact.max) return undefined;
  const numbers = stepsOf(fact).filter((each) => low <= each && each <= high);
  const [from, to] = [numbers[0], numbers.at(-1)];
  return from === undefined || to === undefined ? undefined : { kind: 'range', from, to };
}

function yesOrNo(
  options: readonly { readonly id: string; readonly aliases?: readonly string[] | undefined }[],
  value: string,
) {
  const [yes, no] = [YES, NO].map((words) => options.find(({ id }) => words.includes(id)));
  if (options.length !== 2 || !yes || !no) return undefined;
  return YES.includes(value) ? yes : NO.includes(value) ? no : undefined;
}

/** `3` and `3..5`, with at most nine digits each. */
function ends(value: string): readonly [number, number] | undefined {
  const parts = value.split('..');
  if (parts.length > 2 || !parts.every((part) => /^-?[0-9]{1,9}$/.test(part))) return undefined;
  const numbers = parts.map((part) => Number.parseInt(part, 10) || 0);
  return [numbers[0] ?? 0, numbers.at(-1) ?? 0];
}

const steps = new Map<string, readonly number[]>();
function stepsOf({ min, max, step }: Extract<FactJson, { kind: 'number' }>): readonly number[] {
  const key = `${min} ${max} ${step}`;
  const known = steps.get(key);
  if (known) return known;
  const made = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, at) => min + at * step);
  steps.set(key, made);
  return made;
}

function allows(fact: FactJson | undefined, said: Said, cell: string | readonly [number, number]): boolean {
  switch (said.kind) {
    case 'unknown':
      return true;
    case 'option':
      return cell === said.option;
    case 'range':
      return (
        fact?.kind === 'number' &&
        typeof cell !== 'string' &&
        // Some number that there is lies in both.
        stepsOf(fact).some((each) => cell[0] <= each && each <= cell[1] && said.from <= each && each <= said.to)
      );
  }
}

/** A number's values between two limits that some box has. */
function cellsOf(fact: FactJson, boxes: readonly BoxJson[]): readonly (string | readonly [number, number])[] {
  if (fact.kind === 'choice') return fact.options.map(({ id }) => id);
  const limits = boxes.flatMap((box) =>
    (box[fact.id] ?? []).flatMap((each) => (typeof each === 'string' ? [] : [each])),
  );
  const cells: [number, number][] = [];
  for (const each of stepsOf(fact)) {
    const last = cells.at(-1);
    const isNew = limits.some(
      ([from, to]) => (last?.[1] ?? each) < from !== each < from || (last?.[1] ?? each) <= to !== each <= to,
    );
    if (last && !isNew) last[1] = each;
    else cells.push([each, each]);
  }
  return cells;
}

function within(cell: string | readonly [number, number], allowed: string | readonly [number, number]): boolean {
  if (typeof cell === 'string') return cell === allowed;
  return typeof allowed !== 'string' && allowed[0] <= cell[0] && cell[1] <= allowed[1];
}

function rulingFor({ rulings }: SituationJson, holds: (box: BoxJson) => boolean): string {
  const applying = rulings.filter(({ otherwise, when }) => !otherwise && when.some(holds));
  const beaten = applying.flatMap(({ overrides }) => overrides);
  const [only, ...more] = applying.filter(({ id }) => !beaten.includes(id));
  if (more.length > 0) throw new Error(`two rulings for one case: ${only?.id ?? ''}`);
  const ruling = only ?? rulings.find(({ otherwise }) => otherwise);
  if (!ruling) throw new Error('no ruling for a case');
  return ruling.id;
}

function depth(json: SituationJson, at: number, index: ReadonlyMap<string, number>): number {
  const needs = (json.facts[at]?.askIf ?? []).flatMap((box) => Object.keys(box));
  return needs.reduce((most, id) => Math.max(most, 1 + depth(json, index.get(id) ?? 0, index)), 0);
}

/** Whether a chat or a search engine added it (damage.ts): such a key is not reported. */
export function isOfChat(key: string): boolean {
  return /^(?:utm_.*|fbclid|gclid)$/is.test(key);
}
