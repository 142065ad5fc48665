/**
 * From a situation, its facts and its rulings to the decision table of the engine; every shorthand ends here.
 */
import type { Table, TableFact, TableRuling } from '#decide/table.ts';
import {
  RANGE,
  amountsOf,
  countedBy,
  domainOfFact,
  factsOfAmount,
  optionsOf,
  type Allowed,
  type Alternative,
  type Amount,
  type Box,
  type Condition,
  type Effect,
  type Fact,
  type Interval,
  type Ruling,
  type Situation,
  type Steps,
  type SurfaceBox,
} from '#model/index.ts';
import type { DataPath, SourceFile } from './source.ts';

/** The position of a value: its file and its path in that file. */
export interface At {
  readonly source: SourceFile;
  readonly path: DataPath;
}

export type TableProblem = { readonly at: At } & (
  | { readonly kind: 'unknown-fact'; readonly fact: string; readonly candidates: readonly string[] }
  | {
      readonly kind: 'fact-not-asked';
      readonly fact: string;
      readonly situation: string;
      readonly candidates: readonly string[];
    }
  | {
      readonly kind: 'unknown-option';
      readonly fact: string;
      readonly option: string;
      readonly candidates: readonly string[];
    }
  | { readonly kind: 'not-a-number'; readonly fact: string; readonly value: string }
  | {
      readonly kind: 'number-out-of-bounds';
      readonly fact: string;
      readonly value: string;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'not-a-step';
      readonly fact: string;
      readonly value: string;
      readonly min: number;
      readonly step: number;
    }
  | { readonly kind: 'empty-range'; readonly fact: string; readonly value: string }
  | { readonly kind: 'amount-needs-number'; readonly fact: string }
  | { readonly kind: 'amount-needs-choice'; readonly fact: string }
  | { readonly kind: 'lookup-incomplete'; readonly fact: string; readonly missing: readonly string[] }
);

export interface RulingAt {
  readonly ruling: Ruling;
  readonly at: At;
}

export interface TableInput {
  readonly id: string;
  readonly situation: Situation;
  readonly source: SourceFile;
  readonly rulings: readonly RulingAt[];
  readonly facts: Readonly<Record<string, Fact>>;
  /** The file of the edition's facts, for problems in a fact's own `askIf`. */
  readonly factsSource: SourceFile | undefined;
}

/**
 * Builds the table. Never throws: parts with a problem are left out of the table and reported, so that a
 * table with problems is not fit to be proven.
 */
export function buildTable(input: TableInput): { readonly table: Table; readonly problems: readonly TableProblem[] } {
  const { situation, source } = input;
  const scope = scopeOf(input);
  const { problems } = scope;
  const facts = [...scope.known].map(([id, fact]) => tableFact(id, fact, scope, input.factsSource ?? source));
  const rulings = input.rulings.map(({ ruling, at }): TableRuling => {
    const under = (...keys: PropertyKey[]): At => ({ source: at.source, path: [...at.path, ...keys] });
    const when = ruling.when === undefined ? [{}] : desugar(ruling.when, under('when'), scope);
    const needs = amountFacts(ruling.effects, when, under('effects'), scope);
    return { id: ruling.id, when, overrides: ruling.overrides ?? [], amountFacts: needs };
  });
  const impossible =
    situation.impossible === undefined ? [] : desugar(situation.impossible, { source, path: ['impossible'] }, scope);
  const otherwise = situation.otherwise ? { otherwise: situation.otherwise.id } : {};
  return { table: { facts, impossible, rulings, ...otherwise, order: situation.order }, problems };
}

/**
 * What an alternative has of a table: where it narrows its ruling, if it does, and the facts that its amounts
 * need. Never throws, as above.
 */
export function readAlternative(
  input: TableInput,
  { when, effects }: Alternative,
  at: At,
  ruling: readonly Box[],
): {
  readonly when?: readonly Box[];
  readonly amountFacts: readonly string[];
  readonly problems: readonly TableProblem[];
} {
  const scope = { ...scopeOf(input), problems: [] };
  const boxes = when === undefined ? undefined : desugar(when, under(at, 'when'), scope);
  const needs = amountFacts(effects, boxes ?? ruling, under(at, 'effects'), scope);
  return { ...(boxes === undefined ? {} : { when: boxes }), amountFacts: needs, problems: scope.problems };
}

/**
 * A condition on the facts of two situations in its core form. Never throws, as above.
 * @param both the situations by id, with the facts that they ask.
 */
export function readJointCondition(
  condition: Condition,
  at: At,
  both: readonly { readonly id: string; readonly facts: readonly string[] }[],
  all: Readonly<Record<string, Fact>>,
): { readonly when: readonly Box[]; readonly problems: readonly TableProblem[] } {
  const known = new Map(both.flatMap(({ facts }) => facts.flatMap((id) => (all[id] ? [[id, all[id]] as const] : []))));
  const scope: Scope = { situation: both.map(({ id }) => id).join('` nor `'), known, all, problems: [] };
  return { when: desugar(condition, at, scope), problems: scope.problems };
}

function scopeOf({ id, situation, source, facts }: TableInput): Scope {
  const problems: TableProblem[] = [];
  const known = new Map<string, Fact>();
  situation.facts.forEach((each, index) => {
    const fact = facts[each];
    if (fact) known.set(each, fact);
    else problems.push(unknownFact(each, { source, path: ['facts', index] }, Object.keys(facts)));
  });
  return { situation: id, known, all: facts, problems };
}

interface Scope {
  readonly situation: string;
  readonly known: ReadonlyMap<string, Fact>;
  readonly all: Readonly<Record<string, Fact>>;
  readonly problems: TableProblem[];
}

function tableFact(id: string, fact: Fact, scope: Scope, source: SourceFile): TableFact {
  const askIf = fact.askIf === undefined ? {} : { askIf: desugar(fact.askIf, { source, path: [id, 'askIf'] }, scope) };
  const common = { id, ...(fact.by === undefined ? {} : { by: fact.by }), ...askIf };
  return { ...common, ...domainOfFact(fact) };
}

/** A condition in its core form; `no: [lists of one]`, ranges and single boxes are gone. */
function desugar(condition: Condition, at: At, scope: Scope): Box[] {
  const boxes = Array.isArray(condition) ? condition : [condition];
  return boxes.map((box, index) => desugarBox(box, Array.isArray(condition) ? under(at, index) : at, scope));
}

function desugarBox(box: SurfaceBox, at: At, scope: Scope): Box {
  const result: Record<string, Allowed> = {};
  for (const [id, value] of Object.entries(box)) {
    const fact = scope.known.get(id);
    if (!fact) {
      const here = under(at, id);
      if (scope.all[id]) {
        scope.problems.push({
          kind: 'fact-not-asked',
          at: here,
          fact: id,
          situation: scope.situation,
          candidates: [...scope.known.keys()],
        });
      } else scope.problems.push(unknownFact(id, here, Object.keys(scope.all)));
      continue;
    }
    const values = Array.isArray(value) ? value : [value];
    const place = (index: number) => (Array.isArray(value) ? under(under(at, id), index) : under(at, id));
    result[id] = allowedBy(id, fact, values, place, scope);
  }
  return result;
}

function allowedBy(
  id: string,
  fact: Fact,
  values: readonly (string | number)[],
  place: (index: number) => At,
  scope: Scope,
): Allowed {
  const domain = domainOfFact(fact);
  switch (domain.kind) {
    case 'number':
      return values.flatMap((each, index) => interval(id, domain, each, place(index), scope.problems));
    case 'choice':
      return values.flatMap((each, index) => option(id, fact, String(each), place(index), scope));
  }
}

function option(id: string, fact: Fact, value: string, at: At, scope: Scope): string[] {
  const candidates = Object.keys(optionsOf(fact));
  if (candidates.includes(value)) return [value];
  scope.problems.push({ kind: 'unknown-option', at, fact: id, option: value, candidates });
  return [];
}

function interval(fact: string, bounds: Steps, value: string | number, at: At, problems: TableProblem[]): Interval[] {
  const { min, max, step } = bounds;
  const text = String(value);
  const match = typeof value === 'string' ? RANGE.exec(value) : null;
  if (typeof value === 'string' && !match) {
    problems.push({ kind: 'not-a-number', at, fact, value: text });
    return [];
  }
  const from = match ? Number(match[1] ?? min) : Number(value);
  const to = match ? Number(match[2] ?? max) : Number(value);
  if (from < min || to > max) problems.push({ kind: 'number-out-of-bounds', at, fact, value: text, min, max });
  else if (from > to) problems.push({ kind: 'empty-range', at, fact, value: text });
  else if (!match && (from - min) % step !== 0) problems.push({ kind: 'not-a-step', at, fact, value: text, min, step });
  else return [[from, to]];
  return [];
}

function amountFacts(effects: readonly Effect[], when: readonly Box[], at: At, scope: Scope): string[] {
  const found = new Set<string>();
  effects.forEach((effect, index) => {
    for (const [path, amount] of amountsOf(effect)) {
      const here: At = { source: at.source, path: [...at.path, index, ...path] };
      for (const id of factsOfAmount(amount)) {
        found.add(id);
        const fact = scope.known.get(id);
        if (!fact) {
          scope.problems.push(
            scope.all[id]
              ? {
                  kind: 'fact-not-asked',
                  at: here,
                  fact: id,
                  situation: scope.situation,
                  candidates: [...scope.known.keys()],
                }
              : unknownFact(id, here, Object.keys(scope.all)),
          );
        } else scope.problems.push(...amountProblems(amount, id, fact, when, here));
      }
    }
  });
  return [...found];
}

/** Whether an amount can be had from a fact that it names. */
function amountProblems(amount: Amount, id: string, fact: Fact, when: readonly Box[], at: At): readonly TableProblem[] {
  if (countedBy(fact)) return typeof amount === 'object' ? [{ kind: 'amount-needs-choice', at, fact: id }] : [];
  return typeof amount === 'object'
    ? lookup(amount, Object.keys(optionsOf(fact)), when, at)
    : [{ kind: 'amount-needs-number', at, fact: id }];
}

/** A lookup has a value for every option that the ruling's own boxes leave possible. */
function lookup(
  amount: Extract<Amount, object>,
  options: readonly string[],
  when: readonly Box[],
  at: At,
): readonly TableProblem[] {
  const unknown = Object.keys(amount.values).flatMap((value): TableProblem[] => {
    if (options.includes(value)) return [];
    const here = under(under(at, 'values'), value);
    return [{ kind: 'unknown-option', at: here, fact: amount.by, option: value, candidates: options }];
  });
  const possible = new Set<unknown>(when.flatMap((box): readonly unknown[] => box[amount.by] ?? options));
  const missing = options.filter((each) => possible.has(each) && !(each in amount.values));
  return missing.length === 0 ? unknown : [...unknown, { kind: 'lookup-incomplete', at, fact: amount.by, missing }];
}

function unknownFact(fact: string, at: At, candidates: readonly string[]): TableProblem {
  return { kind: 'unknown-fact', at, fact, candidates };
}

function under(at: At, key: PropertyKey): At {
  return { source: at.source, path: [...at.path, key] };
}
