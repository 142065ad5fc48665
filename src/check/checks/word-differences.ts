/**
 * In what a translation's words differ from the form of the original's: missing ones, additional ones,
 * placeholders.
 */
import type { DataPath } from '#library/source.ts';
import { isOwn } from '#library/words/tree.ts';
import { isRecord } from '#model/untyped.ts';
import type { WordSpec, WordTree } from '#model/words.ts';

export interface WordDifference {
  /** Within the unit. */
  readonly path: DataPath;
  /** The end of a sentence. */
  readonly says: string;
}

/** Every difference; empty if the translation has all words of the original, each with its placeholders. */
export function wordDifferences(
  original: WordTree | undefined,
  words: WordTree | undefined,
  spec: WordSpec,
  path: DataPath = [],
): readonly WordDifference[] {
  if (spec.kind === 'own' || isOwn(spec)) return [];
  const name = path.length === 0 ? 'it' : `\`${path.join('.')}\``;
  if (original === undefined) {
    return words === undefined ? [] : [{ path, says: `${name} is too much: the original has none. Take it out.` }];
  }
  if (words === undefined) return [{ path, says: `${name} is missing. A unit is translated whole or not at all.` }];
  switch (spec.kind) {
    case 'text':
      return placeholders(original, words, path, name);
    case 'counted':
      return isRecord(original) || isRecord(words)
        ? ['one', 'other'].flatMap((form) =>
            placeholders(
              formOf(original, form),
              formOf(words, form),
              [...path, form],
              `\`${[...path, form].join('.')}\``,
            ),
          )
        : placeholders(original, words, path, name);
    case 'texts': {
      const [wanted, found] = [original, words].map((each) => (Array.isArray(each) ? each.length : 1));
      return wanted === found ? [] : [{ path, says: `${name} has ${found} texts where the original has ${wanted}.` }];
    }
    case 'keys': {
      const [wanted, found] = [record(original), record(words)];
      return Object.entries(spec.keys).flatMap(([key, of]) =>
        wordDifferences(wanted[key], found[key], of, [...path, key]),
      );
    }
    case 'entries': {
      const [wanted, found] = [record(original), record(words)];
      return [...new Set([...Object.keys(wanted), ...Object.keys(found)])].flatMap((key) =>
        wordDifferences(wanted[key], found[key], spec.of, [...path, key]),
      );
    }
    case 'list': {
      const [wanted, found] = [listOf(original), listOf(words)];
      return Array.from({ length: Math.max(wanted.length, found.length) }).flatMap((_, at) =>
        wordDifferences(wanted[at] ?? {}, found[at] ?? {}, spec.of, [...path, at]),
      );
    }
  }
}

/** `{n}` and the like are replaced by values, so none may be missing. */
function placeholders(original: WordTree, words: WordTree, path: DataPath, name: string): readonly WordDifference[] {
  const [wanted, found] = [namesIn(original), namesIn(words)];
  return [
    ...wanted
      .filter((each) => !found.includes(each))
      .map((each) => ({ path, says: `${name} lacks ${each}, which stands for a value.` })),
    ...found
      .filter((each) => !wanted.includes(each))
      .map((each) => ({ path, says: `${name} has ${each}, for which the original has no value.` })),
  ];
}

function namesIn(words: WordTree): readonly string[] {
  return typeof words === 'string' ? [...new Set(words.match(/\{[a-zA-Z]+\}/g))] : [];
}

/** The form for 1 or for other numbers; the only one there is, if it is for all. */
function formOf(words: WordTree, form: string): WordTree {
  return record(words)[form] ?? words;
}

function record(words: WordTree): Readonly<Record<string, WordTree>> {
  return isRecord(words) ? (words as Readonly<Record<string, WordTree>>) : {};
}

function listOf(words: WordTree): readonly WordTree[] {
  return Array.isArray(words) ? (words as readonly WordTree[]) : [];
}
