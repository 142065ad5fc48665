/**
 * Compares a changed book with the changes to its files. Independent of the checker and of the parsers: words
 * that the library lost must have been removed from a file, words that it gained must have been added, and no
 * word of a file may be missing in the library.
 */
import type { ContentFile } from '#library/placed.ts';
import type { Essence } from './essence.ts';

export interface Difference {
  readonly key: string;
  readonly kind: 'lost' | 'new' | 'changed';
}

/** The keys whose values differ. */
export function differences(before: Essence, after: Essence): readonly Difference[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key): readonly Difference[] => {
    const [old, fresh] = [before.get(key), after.get(key)];
    if (!fresh) return [{ key, kind: 'lost' }];
    if (!old) return [{ key, kind: 'new' }];
    return isSame(old.values, fresh.values) ? [] : [{ key, kind: 'changed' }];
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/**
 * Differences that do not follow from what was changed in the files, in words; none: nothing was lost by the
 * way.
 */
export function unexplained(
  [before, after]: readonly [Essence, Essence],
  [old, fresh]: readonly [readonly ContentFile[], readonly ContentFile[]],
  touched: readonly string[],
): readonly string[] {
  const removed = new Map<string, number>();
  const added = new Map<string, number>();
  for (const file of touched) {
    const texts = [old, fresh].map((files) => files.find((each) => each.file === file)?.text ?? '');
    const [out = [], put = []] = changedLines(texts[0] ?? '', texts[1] ?? '');
    count(removed, wordsIn(out.join('\n')));
    count(added, wordsIn(put.join('\n')));
  }
  const found = differences(before, after);
  // What got another name is lost under the one and new under the other: together nothing may be gone.
  const renamed = (file: string, of: Essence, kind: Difference['kind']): readonly string[] =>
    found.flatMap((each) =>
      each.kind === kind && of.get(each.key)?.file === file ? (of.get(each.key)?.values ?? []) : [],
    );
  return found.flatMap(({ key, kind }): readonly string[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const file = was?.file ?? is?.file;
    if (file === undefined) return [];
    if (!touched.includes(file)) return [`${key} is ${kind}, but ${file} was not touched`];
    const less = missing(was?.values ?? [], is?.values ?? renamed(file, after, 'new'));
    const more = missing(is?.values ?? [], was?.values ?? renamed(file, before, 'lost'));
    return [
      ...less
        .filter((word) => !removed.has(word))
        .map((word) => `${key} (${kind}) lost “${word}”, which still stands there`),
      ...more.filter((word) => !added.has(word)).map((word) => `${key} (${kind}) got “${word}”, which nobody wrote`),
    ];
  });
}

/** Words of files that were silently dropped: they appear nowhere in the library. */
export function dropped(
  essence: Essence,
  files: readonly ContentFile[],
  known: ReadonlySet<string>,
): readonly { readonly file: string; readonly word: string }[] {
  const said = new Map<string | undefined, Set<string>>();
  for (const [key, { file, values }] of essence) {
    const words = said.get(file) ?? new Set();
    for (const word of wordsIn([key, ...values].join(' '))) words.add(word);
    said.set(file, words);
  }
  const anywhere = said.get(undefined);
  return files.flatMap(({ file, text }) =>
    [...new Set(wordsIn(withoutComments(file, text)))]
      .filter((word) => !(said.get(file)?.has(word) ?? false) && !(anywhere?.has(word) ?? false) && !known.has(word))
      .map((word) => ({ file, word })),
  );
}

/** Lines of a text that another does not have in the same order at its beginning or its end. */
function changedLines(old: string, fresh: string): readonly [readonly string[], readonly string[]] {
  const [a, b] = [old.split(/\r\n|[\n\r]/), fresh.split(/\r\n|[\n\r]/)];
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(from, a.length - end), b.slice(from, b.length - end)];
}

function missing(from: readonly string[], than: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  count(left, wordsIn(than.join(' ')));
  return wordsIn(from.join(' ')).filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times <= 0;
  });
}

function count(into: Map<string, number>, words: readonly string[]): void {
  for (const word of words) into.set(word, (into.get(word) ?? 0) + 1);
}

/** Letters and digits in a row, however they are composed. */
function wordsIn(text: string): readonly string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** What an author wrote for other authors. */
function withoutComments(file: string, written: string): string {
  const text = written.replace(/^\uFEFF/, '');
  const front = file.endsWith('.mdx') ? (/^---\r?\n[^]*?\n---[ \t]*$/m.exec(text)?.[0] ?? '') : text;
  const body = text.slice(front.length).replace(/\{\s*(?:\/\*[^]*?\*\/\s*)+\}/g, ' ');
  const data = front.replace(/(^|[ \t])#.*$/gm, '$1').replace(/(?<=[:[,-] )[&*][\w-]+(?= |$)/gm, '');
  return data + whole(body.replace(/&(?:nbsp|lt|gt|amp);/g, ' '));
}

/**
 * A link may begin or end within a word, which readers see whole: `g[ame](term:game)`. Its address is said
 * apart.
 */
function whole(body: string): string {
  const addresses: string[] = [];
  const read = body.replace(/\[([^[\]]*)\]\(([^()]*)\)/g, (_, words: string, address: string) => {
    addresses.push(address);
    return words;
  });
  return `${read} ${addresses.join(' ')}`;
}
