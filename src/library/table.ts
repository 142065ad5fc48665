/** From a situation, its facts and its rulings to the decision table of the engine; every shorthand ends here. */
import { choiceWords } from '#i18n/gathered/choice.ts';
import type { Table, TableFact, TableRuling } from '#decide/table.ts';
import {
  RANGE,
  factsOfAmount,
  type Allowed,
  type Amount,
  type Language,
  type Box,
  type Condition,
  type Effect,
  type Fact,
  type Interval,
  type Ruling,
  type Situation,
  type SurfaceBox,
} from '#model/index.ts';
import type { DataPath, SourceFile } from './source.ts';

/** Where a piece of data stands: its file and its path in that file. */
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
  /** Where the edition's facts stand; for problems in a fact's own `askIf`. */
  readonly factsSource: SourceFile | undefined;
  readonly language: Language;
}

/**
 * Builds the table. Never throws: parts with a problem are left out of the table and reported, so that a table with
 * problems is not fit to be proven.
 */
export function buildTable(input: TableInput): { readonly table: Table; readonly problems: readonly TableProblem[] } {
  const problems: TableProblem[] = [];
  const { situation, source, language } = input;
  const known = new Map<string, Fact>();
  situation.facts.forEach((id, index) => {
    const fact = input.facts[id];
    if (fact) known.set(id, fact);
    else problems.push(unknownFact(id, { source, path: ['facts', index] }, Object.keys(input.facts)));
  });
  const scope: Scope = { situation: input.id, known, all: input.facts, language, problems };
  const facts = [...known].map(([id, fact]) => tableFact(id, fact, scope, input.factsSource ?? source));
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

interface Scope {
  readonly situation: string;
  readonly known: ReadonlyMap<string, Fact>;
  readonly all: Readonly<Record<string, Fact>>;
  readonly language: Language;
  readonly problems: TableProblem[];
}

function tableFact(id: string, fact: Fact, scope: Scope, source: SourceFile): TableFact {
  const askIf = fact.askIf === undefined ? {} : { askIf: desugar(fact.askIf, { source, path: [id, 'askIf'] }, scope) };
  const by = fact.by === undefined ? {} : { by: typeof fact.by === 'string' ? [fact.by] : fact.by };
  if ('number' in fact) {
    const { min, max, step = 1 } = fact.number;
    return { id, kind: 'number', min, max, step, ...by, ...askIf };
  }
  return { id, kind: 'choice', options: optionsOf(fact, scope.language), ...by, ...askIf };
}

/** The options of a choice, those of a yes/no fact in the words of the language. */
export function optionsOf(
  fact: Exclude<Fact, { number: unknown }>,
  language: Language,
): { id: string; weight: number }[] {
  if ('options' in fact) return Object.entries(fact.options).map(([id, { weight }]) => ({ id, weight: weight ?? 1 }));
  const { yes, no } = choiceWords[language].spelled;
  return [
    { id: yes, weight: fact.weight?.yes ?? 1 },
    { id: no, weight: fact.weight?.no ?? 1 },
  ];
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
    result[id] =
      'number' in fact
        ? values.flatMap((each, index) => interval(id, fact.number, each, place(index), scope.problems))
        : values.flatMap((each, index) => option(id, fact, String(each), place(index), scope));
  }
  return result;
}

function option(id: string, fact: Exclude<Fact, { number: unknown }>, value: string, at: At, scope: Scope): string[] {
  const candidates = optionsOf(fact, scope.language).map((each) => each.id);
  if (candidates.includes(value)) return [value];
  scope.problems.push({ kind: 'unknown-option', at, fact: id, option: value, candidates });
  return [];
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
}

function interval(fact: string, bounds: Bounds, value: string | number, at: At, problems: TableProblem[]): Interval[] {
  const { min, max, step = 1 } = bounds;
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
        } else if (typeof amount === 'string' && !('number' in fact)) {
          scope.problems.push({ kind: 'amount-needs-number', at: here, fact: id });
        } else if (typeof amount === 'object') lookup(amount, fact, when, here, scope);
      }
    }
  });
  return [...found];
}

/** A lookup has a value for every option that the ruling's own boxes leave possible. */
function lookup(
  amount: { by: string; values: Record<string, number> },
  fact: Fact,
  when: readonly Box[],
  at: At,
  scope: Scope,
): void {
  if ('number' in fact) {
    scope.problems.push({ kind: 'amount-needs-choice', at, fact: amount.by });
    return;
  }
  const options = optionsOf(fact, scope.language).map((each) => each.id);
  for (const value of Object.keys(amount.values)) {
    if (!options.includes(value)) {
      const here = under(under(at, 'values'), value);
      scope.problems.push({ kind: 'unknown-option', at: here, fact: amount.by, option: value, candidates: options });
    }
  }
  const possible = new Set<unknown>(when.flatMap((box): readonly unknown[] => box[amount.by] ?? options));
  const missing = options.filter((each) => possible.has(each) && !(each in amount.values));
  if (missing.length > 0) scope.problems.push({ kind: 'lookup-incomplete', at, fact: amount.by, missing });
}

/** Every amount of an effect, with its path inside the effect. */
export function amountsOf(effect: Effect): (readonly [path: readonly PropertyKey[], amount: Amount])[] {
  if ('points' in effect) return [[['points'], effect.points]];
  if ('fine' in effect) return [[['fine'], effect.fine]];
  if ('tricks' in effect) return [[['tricks'], effect.tricks]];
  if ('score' in effect) return Object.entries(effect.score).map(([party, amount]) => [['score', party], amount]);
  return [];
}

function unknownFact(fact: string, at: At, candidates: readonly string[]): TableProblem {
  return { kind: 'unknown-fact', at, fact, candidates };
}

function under(at: At, key: PropertyKey): At {
  return { source: at.source, path: [...at.path, key] };
}
