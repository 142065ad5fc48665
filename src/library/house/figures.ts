/**
 * Figures that house rules change, in the data of a book's files: a length of time, an amount, or a limit in
 * conditions. What texts say of them is for people to write, and for the checker to find.
 */
import { RANGE } from '#model/index.ts';
import type { House } from '#model/house.ts';
import { isRecord } from '#model/untyped.ts';
import type { Placed } from '#library/placed.ts';
import type { DataPath } from '#library/source.ts';
import { changedList, renumbered, type Moved } from './renumbered.ts';

type Fields = Readonly<Record<string, unknown>>;
type Figures = NonNullable<House['figures']>;
type Figure = Figures[string];

/** `time:speeltijd/ronde` is the time `ronde` of the rule `speeltijd`. */
export interface CountedAt {
  readonly kind: 'time' | 'ruling' | 'fact';
  readonly id: string;
}

export function countedAt(at: string): CountedAt {
  const [kind = '', id = ''] = at.split(':');
  return { kind: kind as CountedAt['kind'], id };
}

/** The file with every figure changed that counts in it, and without times that are nought; texts stay. */
export function figuredFile(file: Placed, figures: House['figures'] = {}): Placed {
  const all = Object.values(figures);
  if (all.length === 0) return file;
  const value = all.reduce((before, figure) => figuredValue(file, before, figure), file.source.value);
  const none = all.flatMap(({ is, at }) => (is === 0 ? at.map(countedAt) : []));
  const moved: Moved = new Map();
  const left = withoutTimes(value, new Set(none.flatMap(({ kind, id }) => (kind === 'time' ? [id] : []))), moved);
  return { ...file, source: renumbered(file.source, left, moved) };
}

/** Without these times: a rule gives them, and rulings, situations and steps name them. */
function withoutTimes(value: unknown, none: ReadonlySet<string>, moved: Moved): unknown {
  if (!isRecord(value) || none.size === 0) return value;
  const isNone = (time: unknown): boolean =>
    isRecord(time)
      ? none.has(`${String(value['id'])}/${String(time['id'])}`) && time['seconds'] === 0
      : none.has(String(time));
  const timed = (of: unknown, path: DataPath): unknown => {
    if (!isRecord(of) || !Array.isArray(of['times']) || !of['times'].some(isNone)) return of;
    const { times, ...rest } = of;
    const left = changedList(times, [...path, 'times'], moved, (time) => (isNone(time) ? undefined : time));
    return Array.isArray(left) && left.length === 0 ? rest : { ...of, times: left };
  };
  return ['rulings', 'procedure'].reduce<unknown>(
    (all, key) => (isRecord(all) ? under(all, key, (list) => each(list, (entry, at) => timed(entry, [key, at]))) : all),
    under(timed(value, []) as Fields, 'otherwise', (rest) => timed(rest, ['otherwise'])),
  );
}

/** Of what a figure is said to count in, what does not have it in these files. */
export function missedBy(figure: Figure, files: readonly Placed[]): readonly string[] {
  return figure.at.filter((at) => {
    const alone = { ...figure, at: [at] };
    return files.every((file) => figuredValue(file, file.source.value, alone) === file.source.value);
  });
}

/** Everything that a figure can be said to count in: `time:play/round`, `ruling:late`, `fact:minutes`. */
export function countingIn(files: readonly Placed[]): readonly string[] {
  return files.flatMap(({ as, source: { value } }) => {
    if (!isRecord(value)) return [];
    if (as === 'facts') return Object.keys(value).map((id) => `fact:${id}`);
    if (as !== 'rules') return [];
    const idsOf = (key: string) =>
      [value[key] ?? []].flat().flatMap((entry) => (isRecord(entry) ? [String(entry['id'])] : []));
    const rule = String(value['id']);
    return [...idsOf('times').map((id) => `time:${rule}/${id}`), ...idsOf('rulings').map((id) => `ruling:${id}`)];
  });
}

/** The seconds in one of the unit that a length of time is `count` of; undefined if it is no such length. */
export function unitOf(seconds: unknown, count: number): number | undefined {
  if (typeof seconds !== 'number' || count === 0) return undefined;
  return UNITS.find((unit) => unit * count === seconds);
}
const UNITS = [1, 60, 3600, 86_400, 604_800];

/** The same value where nothing changes. */
function figuredValue({ as }: Placed, value: unknown, figure: Figure): unknown {
  if (!isRecord(value)) return value;
  const at = figure.at.map(countedAt);
  const facts = new Set(at.flatMap(({ kind, id }) => (kind === 'fact' ? [id] : [])));
  const limits = (each: unknown): unknown => (facts.size === 0 ? each : shifted(each, facts, figure));
  switch (as) {
    case 'rules': {
      const rule = String(value['id']);
      const times = new Set(at.flatMap(({ kind, id }) => (kind === 'time' ? [id] : [])));
      const rulings = new Set(at.flatMap(({ kind, id }) => (kind === 'ruling' ? [id] : [])));
      const timed = under(value, 'times', (list) =>
        each(list, (time) => {
          if (!isRecord(time) || !times.has(`${rule}/${String(time['id'])}`)) return time;
          const unit = unitOf(time['seconds'], figure.was);
          return unit === undefined ? time : { ...time, seconds: unit * figure.is };
        }),
      );
      return under(timed, 'rulings', (list) =>
        each(list, (ruling) => {
          if (!isRecord(ruling)) return ruling;
          const amounts = rulings.has(String(ruling['id'])) ? amountsIn(ruling, figure) : ruling;
          return limits(amounts);
        }),
      );
    }
    case 'situations':
    case 'facts':
    case 'concurrences':
      return limits(value);
    case 'book':
    case 'terms':
    case 'laws':
    case 'cases':
      return value;
  }
}

/** In effects, those of alternatives and of what worked cases come to. */
function amountsIn(ruling: Fields, figure: Figure): Fields {
  const effects = (of: Fields) => under(of, 'effects', (all) => numbers(all, figure));
  const inside = (of: unknown) => (isRecord(of) ? effects(of) : of);
  const alternatives = under(effects(ruling), 'alternatives', (list) => each(list, inside));
  return under(alternatives, 'examples', (list) =>
    each(list, (example) => (isRecord(example) ? under(example, 'gives', inside) : example)),
  );
}

function numbers(value: unknown, figure: Figure): unknown {
  if (value === figure.was) return figure.is;
  if (Array.isArray(value)) return each(value, (entry) => numbers(entry, figure));
  if (!isRecord(value)) return value;
  return Object.keys(value).reduce<Fields>((all, key) => under(all, key, (entry) => numbers(entry, figure)), value);
}

const CONDITIONS = new Set(['when', 'askIf', 'impossible']);

/** Every condition below a value with the limits of these facts moved. */
function shifted(value: unknown, facts: ReadonlySet<string>, figure: Figure): unknown {
  if (Array.isArray(value)) return each(value, (entry) => shifted(entry, facts, figure));
  if (!isRecord(value)) return value;
  return Object.keys(value).reduce<Fields>(
    (all, key) =>
      under(all, key, (entry) =>
        CONDITIONS.has(key) ? conditionWith(entry, facts, figure) : shifted(entry, facts, figure),
      ),
    value,
  );
}

function conditionWith(condition: unknown, facts: ReadonlySet<string>, figure: Figure): unknown {
  const box = (entry: unknown): unknown => {
    if (!isRecord(entry)) return entry;
    return [...facts].reduce<Fields>((all, fact) => under(all, fact, (allowed) => limitsIn(allowed, figure)), entry);
  };
  return Array.isArray(condition) ? each(condition, box) : box(condition);
}

function limitsIn(allowed: unknown, figure: Figure): unknown {
  if (Array.isArray(allowed)) return each(allowed, (entry) => limitsIn(entry, figure));
  if (allowed === figure.was) return figure.is;
  const range = typeof allowed === 'string' ? RANGE.exec(allowed) : null;
  if (!range) return allowed;
  const [, from, to] = range;
  const moved = `${moveTo(from, figure, 1)}..${moveTo(to, figure, -1)}`;
  return moved === allowed ? allowed : moved;
}

/** A limit is the figure itself, or the number next to it: up to 50 is followed by 51 and more. */
function moveTo(limit: string | undefined, { was, is }: Figure, next: 1 | -1): string {
  if (limit === undefined) return '';
  const number = Number(limit);
  return number === was || number === was + next ? String(number + is - was) : limit;
}

/** Whether a condition below a value still has a limit of these facts at a number. */
export function hasLimit(value: unknown, fact: string, at: number): boolean {
  return shifted(value, new Set([fact]), { was: at, is: at + 1, unit: '', at: [] }) !== value;
}

function each(list: unknown, change: (entry: unknown, at: number) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  const changed = list.map((entry: unknown, at) => change(entry, at));
  return changed.every((entry, at) => entry === list[at]) ? list : changed;
}

function under(of: Fields, key: string, change: (value: unknown) => unknown): Fields {
  if (!Object.hasOwn(of, key)) return of;
  const changed = change(of[key]);
  return changed === of[key] ? of : { ...of, [key]: changed };
}
