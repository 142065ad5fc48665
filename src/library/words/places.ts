/**
 * The translatable units of each file of an edition: their positions in the original and in the translation.
 */
import type { DataPath } from '#library/source.ts';
import { isRecord } from '#model/untyped.ts';
import type { WordKind } from '#model/words.ts';

/** Files that have words, by what they are read as. */
export type WordFile = 'book' | 'facts' | 'terms' | 'laws' | 'concurrences' | 'rules' | 'situations' | 'cases';

/** Names a unit within its edition: `ruling:kap`, `clause:kapgame#a`, `book`. */
export type UnitKey =
  | 'book'
  | 'edition'
  | 'adopted'
  | 'effects'
  | 'residual'
  | 'unestablished'
  | 'law'
  | `${'person' | 'points' | 'phase' | 'chapter' | 'appeal' | 'fact' | 'term' | 'article' | 'rule' | 'ruling' | 'clause' | 'situation' | 'concurrence' | 'arrival' | 'case' | 'reasons'}:${string}`;

export interface UnitPlace {
  readonly key: UnitKey;
  readonly kind: WordKind;
  /** In the data of the original file. */
  readonly at: DataPath;
  /** In the data of the translation's file. */
  readonly in: DataPath;
}

/**
 * The units in a file's data. `id` names the file where its data do not: a situation's, and the edition's for
 * a book.
 */
export function placesIn(file: WordFile, data: unknown, id: string): readonly UnitPlace[] {
  switch (file) {
    case 'book':
      return bookPlaces(data, id);
    case 'facts':
      return keysOf(data).map((fact) => ({ key: `fact:${fact}`, kind: 'fact', at: [fact], in: [fact] }));
    case 'terms':
      return keysOf(data).map((term) => ({ key: `term:${term}`, kind: 'term', at: [term], in: [term] }));
    case 'laws':
      return [
        { key: 'law', kind: 'titled', at: [], in: ['law'] },
        ...keysOf(valueAt(data, ['articles'])).map((article): UnitPlace => {
          const path = ['articles', article];
          return { key: `article:${article}`, kind: 'article', at: path, in: path };
        }),
      ];
    case 'concurrences':
      return keysOf(data).map((id) => ({ key: `concurrence:${id}`, kind: 'concurrence', at: [id], in: [id] }));
    case 'rules':
      return [
        { key: `rule:${String(valueAt(data, ['id']))}`, kind: 'rule', at: [], in: ['rule'] },
        ...listed(data, ['rulings']).map(([ruling, at]): UnitPlace => {
          return { key: `ruling:${ruling}`, kind: 'ruling', at, in: ['rulings', ruling] };
        }),
      ];
    case 'situations': {
      const otherwise = valueAt(data, ['otherwise', 'id']);
      return [
        { key: `situation:${id}`, kind: 'situation', at: [], in: ['situation'] },
        ...(typeof otherwise === 'string'
          ? [{ key: `ruling:${otherwise}` as const, kind: 'ruling' as const, at: ['otherwise'], in: ['otherwise'] }]
          : []),
      ];
    }
    case 'cases':
      return [{ key: `case:${id}`, kind: 'case', at: [], in: ['case'] }];
  }
}

function bookPlaces(data: unknown, edition: string): readonly UnitPlace[] {
  const people = (['roles', 'parties'] as const).flatMap((group) =>
    keysOf(valueAt(data, [group])).map((id): UnitPlace => {
      return { key: `person:${id}`, kind: 'person', at: [group, id], in: [group, id] };
    }),
  );
  const points = keysOf(valueAt(data, ['points'])).map((id): UnitPlace => {
    return { key: `points:${id}`, kind: 'points', at: ['points', id], in: ['points', id] };
  });
  const phases = listed(data, ['phases']).map(([id, at]): UnitPlace => {
    return { key: `phase:${id}`, kind: 'titled', at, in: ['phases', id] };
  });
  const [, editionAt] = listed(data, ['editions']).find(([id]) => id === edition) ?? ['', ['editions', -1]];
  const chapters = listed(data, [...editionAt, 'chapters']).map(([id, at]): UnitPlace => {
    return { key: `chapter:${id}`, kind: 'titled', at, in: ['chapters', id] };
  });
  const appeal = listed(data, [...editionAt, 'appeal']).map(([id, at]): UnitPlace => {
    return { key: `appeal:${id}`, kind: 'appeal', at, in: ['appeal', id] };
  });
  return [
    { key: 'book', kind: 'book', at: [], in: ['book'] },
    { key: 'edition', kind: 'edition', at: editionAt, in: ['edition'] },
    // Who adopted the original. Of house rules every page says so, in whatever language.
    {
      key: 'adopted',
      kind: 'adopted',
      at: [...editionAt, 'texts', String(valueAt(data, ['language'])), 'adopted'],
      in: ['adopted'],
    },
    ...people,
    ...points,
    ...phases,
    ...chapters,
    ...appeal,
    { key: 'effects', kind: 'effects', at: ['words'], in: ['words'] },
    { key: 'residual', kind: 'residual', at: ['residual'], in: ['residual'] },
    { key: 'unestablished', kind: 'unestablished', at: ['unestablished'], in: ['unestablished'] },
  ];
}

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)] as unknown;
    return isRecord(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
  }, data);
}

/** The data with another value at a path that is there. */
export function withValueAt(data: unknown, [key, ...rest]: DataPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((each: unknown, at): unknown => (at === key ? withValueAt(each, rest, value) : each));
  }
  return isRecord(data) ? { ...data, [key]: withValueAt(data[String(key)], rest, value) } : data;
}

function keysOf(data: unknown): readonly string[] {
  return isRecord(data) ? Object.keys(data) : [];
}

/** The entries of a list that have an id, with their paths. */
function listed(data: unknown, path: DataPath): readonly (readonly [id: string, at: DataPath])[] {
  const list = valueAt(data, path);
  return Array.isArray(list)
    ? list.flatMap((entry: unknown, at) => {
        const id = valueAt(entry, ['id']);
        return typeof id === 'string' ? [[id, [...path, at]] as const] : [];
      })
    : [];
}
