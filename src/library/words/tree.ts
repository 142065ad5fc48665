/** Extracts words from content and puts them back, guided by a specification of where they are. */
import { isRecord } from '#model/untyped.ts';
import type { WordSpec, WordTree } from '#model/words.ts';

/** The words of a piece of content; undefined if it has none. */
export function wordsIn(content: unknown, spec: WordSpec): WordTree | undefined {
  switch (spec.kind) {
    case 'text':
      return typeof content === 'string' ? content : undefined;
    case 'texts':
    case 'own':
    case 'counted':
      return isWordTree(content) ? content : undefined;
    case 'keys':
      return present(
        Object.entries(spec.keys).map(([key, of]) => [key, isRecord(content) ? wordsIn(content[key], of) : undefined]),
      );
    case 'entries':
      return present(
        isRecord(content) ? Object.entries(content).map(([key, each]) => [key, wordsIn(each, spec.of)]) : [],
      );
    case 'list': {
      const each = Array.isArray(content) ? content.map((entry) => wordsIn(entry, spec.of)) : [];
      return each.some((words) => words !== undefined) ? each.map((words) => words ?? {}) : undefined;
    }
  }
}

/** The content with these words in the place of its own; what they do not replace stays. */
export function withWords(content: unknown, words: WordTree | undefined, spec: WordSpec): unknown {
  if (words === undefined) {
    if (!isOwn(spec)) return content;
    return spec.kind === 'keys' && isRecord(content) ? {} : undefined;
  }
  switch (spec.kind) {
    case 'text':
    case 'texts':
    case 'own':
    case 'counted':
      return words;
    case 'keys':
      if (!isRecord(content) || !isBranch(words)) return content;
      return defined({
        ...content,
        ...Object.fromEntries(
          Object.entries(spec.keys)
            .filter(([key]) => key in content || key in words)
            .map(([key, of]) => [key, withWords(content[key], words[key], of)]),
        ),
      });
    case 'entries':
      if (!isRecord(content) || !isBranch(words)) return content;
      return Object.fromEntries(
        Object.entries(content).map(([key, each]) => [key, withWords(each, words[key], spec.of)]),
      );
    case 'list':
      if (!Array.isArray(content) || !Array.isArray(words)) return content;
      return content.map((each: unknown, at): unknown => withWords(each, words[at] as WordTree | undefined, spec.of));
  }
}

/** Whether everything at this place belongs to one language. */
export function isOwn(spec: WordSpec): boolean {
  return spec.kind === 'own' || (spec.kind === 'keys' && Object.values(spec.keys).every(isOwn));
}

/** Every text replaced. */
export function mapWords(words: WordTree, spec: WordSpec, change: (text: string) => string): WordTree {
  switch (spec.kind) {
    case 'text':
    case 'texts':
    case 'own':
    case 'counted':
      return everyText(words, change);
    case 'keys':
      return mapBranch(words, (each, key) => {
        const of = spec.keys[key];
        return of ? mapWords(each, of, change) : each;
      });
    case 'entries':
      return mapBranch(words, (each) => mapWords(each, spec.of, change));
    case 'list':
      return Array.isArray(words) ? words.map((each: WordTree) => mapWords(each, spec.of, change)) : words;
  }
}

function everyText(words: WordTree, change: (text: string) => string): WordTree {
  if (typeof words === 'string') return change(words);
  if (Array.isArray(words)) return words.map((each: WordTree) => everyText(each, change));
  return mapBranch(words, (each) => everyText(each, change));
}

function mapBranch(words: WordTree, change: (words: WordTree, key: string) => WordTree): WordTree {
  if (!isBranch(words)) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, change(each, key)]));
}

function present(pairs: readonly (readonly [string, WordTree | undefined])[]): WordTree | undefined {
  const words = pairs.flatMap(([key, tree]) => (tree === undefined ? [] : [[key, tree] as const]));
  return words.length === 0 ? undefined : Object.fromEntries(words);
}

function defined(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function isBranch(tree: WordTree): tree is Readonly<Record<string, WordTree>> {
  return typeof tree === 'object' && !Array.isArray(tree);
}

/** Whether a value holds texts and nothing else. */
function isWordTree(value: unknown): value is WordTree {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) return value.every(isWordTree);
  return isRecord(value) && Object.values(value).every(isWordTree);
}
