/**
 * An edition's files where some facts are settled: the questions go, and with them the rulings, examples and
 * steps that cannot come up any more. Pure; everything else stays, in its place in its file.
 */
import type { House } from '#model/house.ts';
import { asId, partsOfRuled, type FactId, type Ruled } from '#model/index.ts';
import { isRecord } from '#model/untyped.ts';
import type { Placed } from '#library/placed.ts';
import type { DataPath } from '#library/source.ts';
import { givenLeft, leftOf, type Constants, type Guarded } from './constants.ts';
import { changedList, renumbered, type Moved } from './renumbered.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param files those of one edition in one language, with own ones; the ids and conditions in them are the
 *   same in all.
 * @param noRest ids of what situations say for the rest where none is left.
 */
export function settledFiles(
  files: readonly Placed[],
  settle: House['settle'],
  noRest: ReadonlySet<string> = new Set(),
): readonly Placed[] {
  if (Object.keys(settle ?? {}).length === 0) return files;
  const constants = constantsIn(factsIn(files), settle);
  const rules = files.filter(({ as }) => as === 'rules');
  const rulings = rules.flatMap(({ source }) => listIn(source.value, 'rulings'));
  const gone = new Set([
    ...rulings.flatMap(({ id, when }) => (leftOf(when ?? {}, constants).kind === 'never' ? [String(id)] : [])),
    ...noRest,
  ]);
  const left = rulings.filter(({ id }) => !gone.has(String(id)));
  const lost = new Set(
    files.flatMap(({ as, stem, source: { value } }) => {
      const isEmptied =
        rulings.some(({ situation }) => situation === stem) && !left.some((each) => each['situation'] === stem);
      return as === 'situations' && isEmptied && isRecord(value) && value['otherwise'] === undefined ? [stem] : [];
    }),
  );
  const scope: Scope = { constants, gone, lost, unasked: unaskedIn(files, left, constants) };
  return files.flatMap((file) => (file.as === 'situations' && lost.has(file.stem) ? [] : [settled(file, scope)]));
}

interface Scope {
  readonly constants: Constants;
  /** Rulings that cannot come up, and what situations say for a rest that is not left. */
  readonly gone: ReadonlySet<string>;
  /** Situations that no ruling is left for. */
  readonly lost: ReadonlySet<string>;
  /** By situation: the facts that it asked and that nothing depends on any more. */
  readonly unasked: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The settled ones of these facts, and those that are asked only where a settled one had another answer. */
export function constantsIn(all: Fields, settle: House['settle'] = {}): Constants {
  const facts = Object.entries(all);
  const constants = new Map<string, string | number | Guarded | undefined>();
  const guards = new Map(facts.flatMap(([id, fact]) => (isRecord(fact) ? [[id, fact['askIf']] as const] : [])));
  const resolve = (id: string): void => {
    const settled = Object.hasOwn(settle, id) ? settle[asId<FactId>(id)] : undefined;
    if (!settled || constants.has(id)) return;
    const guard = guards.get(id);
    // Two that ask for one another are found by the checker.
    constants.set(id, settled.is);
    if (guard === undefined) return;
    const boxes: readonly unknown[] = Array.isArray(guard) ? guard : [guard];
    boxes.flatMap((box) => (isRecord(box) ? Object.keys(box) : [])).forEach(resolve);
    const left = leftOf(guard, constants);
    if (left.kind === 'never') constants.set(id, undefined);
    if (left.kind === 'when') constants.set(id, { is: settled.is, where: left.condition });
  };
  Object.keys(settle).forEach(resolve);
  for (let before = -1; before < constants.size;) {
    before = constants.size;
    for (const [id, fact] of facts) {
      const guard = isRecord(fact) ? fact['askIf'] : undefined;
      if (!constants.has(id) && guard !== undefined && leftOf(guard, constants).kind === 'never')
        constants.set(id, undefined);
    }
  }
  return constants;
}

function factsIn(files: readonly Placed[]): Fields {
  const value = files.find(({ as }) => as === 'facts')?.source.value;
  return isRecord(value) ? value : {};
}

/** What a situation asked only to tell rulings apart of which one is left. */
function unaskedIn(files: readonly Placed[], left: readonly Fields[], constants: Constants): Scope['unasked'] {
  const all = factsIn(files);
  const bySituation = Map.groupBy(left, ({ situation }) => String(situation));
  return new Map(
    files.flatMap(({ as, stem, source: { value } }) => {
      if (as !== 'situations' || !isRecord(value) || !Array.isArray(value['facts'])) return [];
      const asked = value['facts'].map(String);
      const isTouched = asked.some((fact) => constants.has(fact));
      const needed = new Set<string>();
      const need = (fact: string): void => {
        if (needed.has(fact) || constants.has(fact)) return;
        needed.add(fact);
        const guard = isRecord(all[fact]) ? all[fact]['askIf'] : undefined;
        namedIn(guard, constants).forEach(need);
      };
      for (const ruling of bySituation.get(stem) ?? []) {
        const alternatives = listIn(ruling, 'alternatives');
        [ruling, ...alternatives].forEach(({ when, effects }) => {
          [...namedIn(when, constants), ...(JSON.stringify(effects ?? []).match(WORD) ?? [])].forEach(need);
        });
      }
      const { calculator } = value;
      if (isRecord(calculator)) need(String(calculator['sum']));
      return [[stem, new Set(isTouched ? asked.filter((fact) => !needed.has(fact)) : [])] as const];
    }),
  );
}
const WORD = /[a-z0-9]+(?:-[a-z0-9]+)*/g;

function namedIn(condition: unknown, constants: Constants): readonly string[] {
  const left = condition === undefined ? undefined : leftOf(condition, constants);
  if (left?.kind !== 'when') return [];
  const boxes: readonly unknown[] = Array.isArray(left.condition) ? left.condition : [left.condition];
  return boxes.flatMap((box) => (isRecord(box) ? Object.keys(box) : []));
}

function settled(file: Placed, scope: Scope): Placed {
  const { source, as, stem } = file;
  const { value } = source;
  if (!isRecord(value)) return file;
  const moved: Moved = new Map();
  const put = (after: Fields): Placed => ({ ...file, source: renumbered(source, after, moved) });
  switch (as) {
    case 'facts':
      return put(factsLeft(value, scope));
    case 'rules':
      return put({
        ...without(value, 'rulings'),
        ...listed('rulings', value, [], moved, (ruling, path) => rulingLeft(ruling, path, scope, moved)),
        ...listed('times', value, [], moved, (time) =>
          isRecord(time) && scope.constants.has(String(time['fact'])) ? without(time, 'fact') : time,
        ),
      });
    case 'situations':
      return put(situationLeft(value, stem, scope, moved));
    case 'concurrences':
      return put(
        Object.fromEntries(
          Object.entries(value).flatMap(([id, each]) => {
            const left = concurrenceLeft(each, [id], scope, moved);
            return left === undefined ? [] : [[id, left]];
          }),
        ),
      );
    case 'cases': {
      const given = givenIn(value['given'], String(value['situation']), scope);
      return put(given === undefined ? value : { ...value, given });
    }
    case 'book':
    case 'terms':
    case 'laws':
      return file;
  }
}

function factsLeft(value: Fields, { constants }: Scope): Fields {
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, fact]) => {
      if (constants.has(id)) return [];
      return [[id, isRecord(fact) ? { ...without(fact, 'askIf'), ...conditionLeft('askIf', fact, constants) } : fact]];
    }),
  );
}

function rulingLeft(ruling: unknown, path: DataPath, scope: Scope, moved: Moved): unknown {
  if (!isRecord(ruling)) return ruling;
  if (scope.gone.has(String(ruling['id']))) return undefined;
  return consequenceLeft(ruling, String(ruling['situation']), path, scope, moved);
}

/** A ruling, or what a situation says for the rest. */
function consequenceLeft(ruling: Fields, situation: string, path: DataPath, scope: Scope, moved: Moved): Fields {
  const { constants, gone, lost } = scope;
  const { establishes } = ruling;
  const settles = isRecord(establishes)
    ? Object.fromEntries(Object.entries(establishes).filter(([fact]) => !constants.has(fact)))
    : {};
  return {
    ...without(ruling, 'when', 'establishes', 'overrides', 'then', 'examples', 'alternatives'),
    ...conditionLeft('when', ruling, constants),
    ...(Object.keys(settles).length === 0 ? {} : { establishes: settles }),
    ...listed('overrides', ruling, path, moved, (id) => (gone.has(String(id)) ? undefined : id)),
    ...listed('then', ruling, path, moved, (id) => (lost.has(String(id)) ? undefined : id)),
    ...listed('examples', ruling, path, moved, (example) => exampleLeft(example, situation, scope)),
    ...listed('alternatives', ruling, path, moved, (alternative) => {
      if (!isRecord(alternative) || leftOf(alternative['when'] ?? {}, constants).kind === 'never') return undefined;
      const given = givenIn(alternative['given'], situation, scope);
      return {
        ...without(alternative, 'when', 'given'),
        ...conditionLeft('when', alternative, constants),
        ...(given === undefined ? {} : { given }),
      };
    }),
  };
}

function exampleLeft(example: unknown, situation: string, scope: Scope): unknown {
  if (!isRecord(example)) return example;
  const given = givenIn(example['given'], situation, scope);
  return given === undefined ? undefined : { ...example, given };
}

/** The answers of a case that are still asked for; undefined if it cannot come up. */
function givenIn(given: unknown, situation: string, { constants, unasked }: Scope): unknown {
  const left = givenLeft(given, constants);
  const gone = unasked.get(situation);
  if (!isRecord(left) || !gone || gone.size === 0) return left;
  return Object.fromEntries(Object.entries(left).filter(([fact]) => !gone.has(fact)));
}

/** For editors, like any `always`; too short to be taken for a text in another language than the book. */
const SETTLED = 'Settled by house rules.';

function situationLeft(value: Fields, stem: string, scope: Scope, moved: Moved): Fields {
  const { otherwise } = value;
  const gone = scope.unasked.get(stem) ?? new Set();
  const isGone = (fact: unknown) => scope.constants.has(String(fact)) || gone.has(String(fact));
  const { facts = [] } = listed('facts', value, [], moved, (fact) => (isGone(fact) ? undefined : fact));
  const hasRest = isRecord(otherwise) && !scope.gone.has(String(otherwise['id']));
  const isEmptied = listAt(value, 'facts').length > 0 && Array.isArray(facts) && facts.length === 0;
  return {
    ...without(value, 'impossible', 'procedure', 'otherwise'),
    ...conditionLeft('impossible', value, scope.constants),
    facts,
    ...(isEmptied && value['always'] === undefined ? { always: SETTLED } : {}),
    ...listed('procedure', value, [], moved, (step) => (isRecord(step) && isGone(step['fact']) ? undefined : step)),
    ...(hasRest ? { otherwise: consequenceLeft(otherwise, stem, ['otherwise'], scope, moved) } : {}),
  };
}

function concurrenceLeft(value: unknown, path: DataPath, scope: Scope, moved: Moved): unknown {
  if (!isRecord(value)) return value;
  const { constants, gone } = scope;
  if (leftOf(value['when'] ?? {}, constants).kind === 'never') return undefined;
  const isLeft = (example: unknown): boolean =>
    isRecord(example) &&
    givenLeft(example['given'], constants) !== undefined &&
    !(Array.isArray(example['holds']) && example['holds'].some((id) => gone.has(String(id))));
  const left = (key: 'rulings' | 'with') => listAt(value, key).filter((ruled) => isRuled(String(ruled), scope));
  const examples = listAt(value, 'examples');
  if (left('rulings').length === 0 || left('with').length === 0) return undefined;
  if (examples.length > 0 && !examples.some(isLeft)) return undefined;
  const ruled = (each: unknown) => (isRuled(String(each), scope) ? each : undefined);
  return {
    ...without(value, 'when'),
    ...conditionLeft('when', value, constants),
    ...listed('rulings', value, path, moved, ruled),
    ...listed('with', value, path, moved, ruled),
    ...listed('examples', value, path, moved, (example) =>
      isRecord(example) && isLeft(example)
        ? { ...without(example, 'likewise'), given: givenLeft(example['given'], constants) }
        : undefined,
    ),
  };
}

function isRuled(ruled: string, { gone, lost }: Scope): boolean {
  const named = partsOfRuled(ruled as Ruled);
  return 'ruling' in named ? !gone.has(named.ruling) : !lost.has(named.situation);
}

/** The condition under a key, or nothing where it always holds now. One that never holds stays empty. */
function conditionLeft(key: string, of: Fields, constants: Constants): Fields {
  if (of[key] === undefined) return {};
  const left = leftOf(of[key], constants);
  return left.kind === 'when' ? { [key]: left.condition } : {};
}

/** The list under a key with its entries changed; nothing where there is none, or no entry is left. */
function listed(
  key: string,
  of: Fields,
  path: DataPath,
  moved: Moved,
  change: (entry: unknown, path: DataPath) => unknown,
): Fields {
  if (!Array.isArray(of[key])) return {};
  const left = changedList(of[key], [...path, key], moved, change);
  return Array.isArray(left) && left.length === 0 ? {} : { [key]: left };
}

function listAt(value: Fields, key: string): readonly unknown[] {
  const list = value[key];
  return Array.isArray(list) ? list : [];
}

function listIn(value: unknown, key: string): readonly Fields[] {
  return isRecord(value) ? listAt(value, key).filter(isRecord) : [];
}

function without(value: Fields, ...keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
