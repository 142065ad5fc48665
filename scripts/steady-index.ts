/**
 * Makes Pagefind's index reproducible. Pagefind writes the values of a filter in random order and names its
 * files by their hash, so that devices would see an update without a change.
 *
 * The format is that of Pagefind 1.5: files are gzip of `pagefind_dcd` and CBOR. `*.pf_filter` is a filter's
 * name and its values with their pages; `pagefind.<hash>.pf_meta` names the filters' files;
 * `pagefind-entry.json` names that one.
 */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decode, encode } from 'cborg';
import { z } from 'zod';

/** A file of an index, with its path from the index' folder. */
export interface IndexFile {
  readonly path: string;
  readonly content: Uint8Array;
}

const MARK = Buffer.from('pagefind_dcd');
const FILTER = /^filter\/(?<hash>.+)\.pf_filter$/;
const META = /^pagefind\.(?<hash>.+)\.pf_meta$/;
const ENTRY = 'pagefind-entry.json';

const filterSchema = z.tuple([z.string(), z.array(z.tuple([z.string(), z.array(z.number())]))]);
/** Version, pages, chunks, filters with their hashes, and what else there is. */
const metaSchema = z.tuple(
  [z.string(), z.array(z.unknown()), z.array(z.unknown()), z.array(z.tuple([z.string(), z.string()]))],
  z.unknown(),
);
const entrySchema = z.looseObject({ languages: z.record(z.string(), z.looseObject({ hash: z.string() })) });

/**
 * The files with filters and their values in the order of their names, and what names them.
 * @throws where a file has another form than this Pagefind's
 */
export function steady(files: readonly IndexFile[]): readonly IndexFile[] {
  const renamed = new Map<string, string>();
  const ordered = (all: readonly IndexFile[], path: RegExp, made: (content: Uint8Array) => Uint8Array) =>
    all.map((file) => {
      const hash = path.exec(file.path)?.groups?.['hash'];
      if (hash === undefined) return file;
      const content = made(file.content);
      const name = namedAs(hash, content);
      renamed.set(hash, name);
      return { path: file.path.replace(hash, name), content };
    });
  const filtered = ordered(files, FILTER, (content) => {
    const [name, values] = inside(content, filterSchema);
    return packed([name, values.toSorted(byName)]);
  });
  const described = ordered(filtered, META, (content) => {
    const [version, pages, chunks, filters, ...rest] = inside(content, metaSchema);
    const named = filters.map(([name, hash]): [string, string] => [name, renamed.get(hash) ?? hash]);
    return packed([version, pages, chunks, named.toSorted(byName), ...rest]);
  });
  return described.map((file) => (file.path === ENTRY ? { ...file, content: entered(file.content, renamed) } : file));
}

function entered(content: Uint8Array, renamed: ReadonlyMap<string, string>): Uint8Array {
  const entry = entrySchema.parse(JSON.parse(Buffer.from(content).toString('utf8')));
  for (const language of Object.values(entry.languages)) language.hash = renamed.get(language.hash) ?? language.hash;
  return Buffer.from(JSON.stringify(entry));
}

function inside<T>(content: Uint8Array, schema: z.ZodType<T>): T {
  const bytes = gunzipSync(content);
  const coded = bytes.subarray(MARK.length);
  const value: unknown = bytes.subarray(0, MARK.length).equals(MARK) ? decode(coded) : undefined;
  const read = schema.safeParse(value);
  // Encoding must reproduce what Pagefind wrote.
  if (!read.success || !coded.equals(encode(read.data)))
    throw new Error('Pagefind no longer writes its index as it did: see scripts/steady-index.ts');
  return read.data;
}

function packed(value: readonly unknown[]): Uint8Array {
  return gzipSync(Buffer.concat([MARK, encode(value)]), { level: 9 });
}

/** A hash of the same language and as long as the one before. */
function namedAs(hash: string, content: Uint8Array): string {
  const [language = ''] = hash.split('_');
  const digits = hash.length - language.length - 1;
  return `${language}_${createHash('sha256').update(content).digest('hex').slice(0, digits)}`;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b);
}
