/**
 * The files of the edition that house rules make of another: the book's own, with what the club words
 * otherwise in them and what it has settled taken out of them, and the club's beside them.
 */
import type { Body } from '#library/body.ts';
import type { Placed } from '#library/placed.ts';
import type { DataPath, ParsedFile, SourceFile } from '#library/source.ts';
import { valueAt } from '#library/words/places.ts';
import { partsOfOn, type House } from '#model/house.ts';
import { languages, type Language } from '#model/language.ts';
import { isRecord } from '#model/untyped.ts';
import { askedFile } from './asked.ts';
import { figuredFile } from './figures.ts';
import { withOutcomes } from './outcomes.ts';
import { replacedFile, type ReplacedFile, type Replacement } from './replaced.ts';

export interface HouseLayers {
  /** Originals and words of the edition, in the form of a book's files; nothing is settled yet. */
  readonly files: readonly Placed[];
  readonly replaced: readonly Replacement[];
  /** The club's words in the language of the book for which there is nothing below. */
  readonly replacesNothing: readonly Placed[];
  /** The club’s words in the language of the book. */
  readonly instead: readonly Placed[];
  /** The book’s own files of the edition, as they are without house rules. */
  readonly originals: readonly Placed[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * @param house with its file, for the places of what stands there.
 * @param below all files of the book that it stands on; @param own those of the club.
 */
export function houseLayers(
  { book, data, source }: { readonly book: string; readonly data: House; readonly source: SourceFile },
  below: readonly Placed[],
  own: readonly Placed[],
): HouseLayers {
  const on = partsOfOn(data.on);
  const originals = below.filter(
    ({ edition, language }) => language === undefined && [undefined, on.edition].includes(edition),
  );
  const written = languages.find((each) => each === valueAt(originals.find(isBook)?.source.value, ['language']));
  const mine = own.filter(({ edition }) => edition === data.edition.id);
  const instead = mine.filter(({ language }) => language !== undefined && language === written);
  const replaced = originals.map((file): ReplacedFile => {
    const words = instead.find((each) => isSame(each, file));
    const inEdition = askedFile(file.edition === undefined ? { ...file, edition: on.edition } : file, data, source);
    const worded = words ? replacedFile(inEdition, words) : { file: inEdition, replaced: [], paths: [] };
    const counted = figuredFile(worded.file, data.figures);
    // Words of a list go by its order: where an entry goes, those of another language are of others.
    const isShorter = lengthOf(counted) < lengthOf(worded.file);
    const figured = {
      ...worded,
      file: counted,
      paths: [...worded.paths, ...(isShorter ? ['rule'] : []), ...appealed(file, data)],
    };
    return withOutcomes(figured, file.source.value, data, source);
  });
  const owned = mine.filter(({ language }) => language === undefined);
  const placed = (file: Placed): Placed => ({
    ...file,
    book,
    edition: file.as === 'book' ? undefined : data.edition.id,
  });
  const files = [
    ...replaced.map(({ file }) => {
      if (isBook(file)) return placed({ ...file, source: houseBook(file.source, data, source) });
      const more = isList(file) ? owned.find((each) => isSame(each, file)) : undefined;
      return placed(more ? { ...file, source: together(file.source, more.source) } : file);
    }),
    ...owned.filter((file) => !isList(file) || !originals.some((each) => isSame(each, file))),
  ];
  return {
    files: [
      ...files,
      ...languages.flatMap((language) =>
        language === written
          ? []
          : wordsIn(language, below, mine, replaced, on.edition).map((file) => ({
              ...file,
              book,
              edition: data.edition.id,
            })),
      ),
    ],
    replaced: replaced.flatMap((each) => each.replaced),
    originals,
    instead,
    replacesNothing: instead.filter((words) => !originals.some((file) => isSame(words, file))),
  };
}

/** The book's ways of an appeal, by where they stand in words, where the club has its own. */
function appealed({ as, source }: Placed, { appeal, on }: House): readonly string[] {
  const editions: unknown = valueAt(source.value, ['editions']);
  if (as !== 'book' || !appeal || !Array.isArray(editions)) return [];
  const ways = valueAt(
    editions.find((each: unknown) => valueAt(each, ['id']) === partsOfOn(on).edition),
    ['appeal'],
  );
  return Array.isArray(ways) ? ways.map((way: unknown) => `appeal\n${String(valueAt(way, ['id']))}`) : [];
}

/** How many times a rule gives. */
function lengthOf({ source }: Placed): number {
  const times = valueAt(source.value, ['times']);
  return Array.isArray(times) ? times.length : 0;
}

function isBook({ as }: Placed): boolean {
  return as === 'book';
}

/** Whether it is a file of entries by id, of which an edition has one. */
function isList({ as }: Placed): boolean {
  return as === 'facts' || as === 'terms' || as === 'concurrences';
}

function isSame(one: Placed, other: Placed): boolean {
  return one.as === other.as && one.stem === other.stem;
}

/** The book with the club's name, and with the one edition that the house rules make. */
function houseBook(below: ParsedFile, house: House, source: SourceFile): ParsedFile {
  if (!isRecord(below.value)) return below;
  const { editions } = below.value;
  const { edition: on } = partsOfOn(house.on);
  const at = Array.isArray(editions) ? editions.findIndex((each: unknown) => valueAt(each, ['id']) === on) : -1;
  const meta = valueAt(editions, [at]);
  const { texts: _, ...kept } = isRecord(meta) ? meta : { texts: undefined };
  const chapters = Array.isArray(valueAt(meta, ['chapters']))
    ? (valueAt(meta, ['chapters']) as readonly unknown[])
    : [];
  // The other names are those of the book itself, for whoever looks for that.
  const { aliases: _names, ...book } = below.value;
  const value = {
    ...book,
    title: house.title,
    summary: house.summary ?? below.value['summary'],
    authority: house.authority,
    editions: [
      {
        ...kept,
        ...house.edition,
        from: house.from,
        texts: { [String(below.value['language'])]: { state: 'authentic', adopted: house.adopted } },
        chapters: [...chapters, ...(house.chapters ?? [])],
        ...(house.appeal ? { appeal: house.appeal } : {}),
      },
    ],
  };
  const here = (path: DataPath): DataPath | undefined => {
    const [key, , inner, ...rest] = path;
    if (key === 'title' || key === 'authority' || (key === 'summary' && house.summary !== undefined)) return path;
    if (key !== 'editions' || path.length < 2) return undefined;
    if (inner === 'appeal') return house.appeal ? ['appeal', ...rest] : undefined;
    if (inner === 'texts') return ['adopted', ...rest.slice(2)];
    return inner === 'id' || inner === 'title' ? ['edition', inner] : inner === 'from' ? ['from'] : undefined;
  };
  const there = (path: DataPath): DataPath => (path[0] === 'editions' ? ['editions', at, ...path.slice(2)] : path);
  return {
    ...below,
    value,
    locate: (path, where) => {
      const mine = here(path);
      return mine ? source.locate(mine, where) : below.locate(there(path), where);
    },
    written: (path, where) => {
      const mine = here(path);
      return mine ? source.written(mine, where) : below.written(there(path), where);
    },
  };
}

/** Two files of entries as one; each entry is placed in its own. */
function together(below: ParsedFile, own: ParsedFile): ParsedFile {
  const mine = isRecord(own.value) ? own.value : {};
  const of = ([key]: DataPath) => (key !== undefined && Object.hasOwn(mine, key) ? own : below);
  return {
    ...below,
    problems: [...below.problems, ...own.problems],
    value: { ...(isRecord(below.value) ? below.value : {}), ...mine },
    locate: (path, where) => of(path).locate(path, where),
    written: (path, where) => of(path).written(path, where),
  };
}

/** The words of a language: the book's, but for what the club words otherwise, and the club's. */
function wordsIn(
  language: Language,
  below: readonly Placed[],
  mine: readonly Placed[],
  replaced: readonly ReplacedFile[],
  edition: string,
): readonly Placed[] {
  const own = mine.filter((file) => file.language === language);
  const theirs = below.filter((file) => file.language === language && file.edition === edition);
  if (theirs.length === 0) return [];
  return [
    ...theirs.map((file) => {
      const more = own.find((each) => isSame(each, file))?.source;
      const source = withoutReplaced(
        file,
        replaced.find((each) => isSame(each.file, file)),
        more,
      );
      return { ...file, source: more ? mergedWords(source, more) : source };
    }),
    ...own.filter((file) => !theirs.some((each) => isSame(each, file))),
  ];
}

/**
 * A translation of the book without what the club words otherwise: its own words are another text. Where the
 * club translates that itself, it need not repeat what stays.
 */
function withoutReplaced(
  { as, source }: Placed,
  file: ReplacedFile | undefined,
  own: ParsedFile | undefined,
): ParsedFile {
  const paths = [...(file?.paths ?? []), ...(as === 'book' ? ['book', 'edition', 'adopted'] : [])].filter(
    (path) => valueAt(own?.value, path.split('\n')) === undefined,
  );
  const keys = new Set(file?.replaced.map(({ key }) => key));
  if (paths.length === 0 && keys.size === 0) return source;
  const value = paths.reduce<unknown>((all, path) => withoutAt(all, path.split('\n')), source.value);
  const rule = String(valueAt(file?.file.source.value, ['id']));
  const clauses = source.body?.clauses.filter(({ id }) => !keys.has(`clause:${rule}#${id ?? ''}`));
  const isArrival = [...keys].some((key) => key.startsWith('arrival:'));
  return {
    ...source,
    value: isArrival ? withoutAt(value, ['body']) : value,
    ...(source.body && clauses ? { body: { ...source.body, clauses } } : {}),
  };
}

function withoutAt(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (!isRecord(value) || !Object.hasOwn(value, key)) return value;
  if (rest.length > 0) return { ...value, [key]: withoutAt(value[key], rest) };
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));
}

function mergedWords(below: ParsedFile, own: ParsedFile): ParsedFile {
  const isOwn = (path: DataPath) => path.length > 0 && valueAt(own.value, path) !== undefined;
  const body = mergedBody(below, own);
  return {
    ...below,
    problems: [...below.problems, ...own.problems],
    value: mergedUnits(below.value, own.value),
    ...(body ? { body } : {}),
    locate: (path, where) => (isOwn(path) ? own : below).locate(path, where),
    written: (path, where) => (isOwn(path) ? own : below).written(path, where),
  };
}

/** A unit, which says of what it was made, keeps what the club does not say itself. */
function mergedUnits(below: unknown, own: unknown): unknown {
  if (!isRecord(below) || !isRecord(own)) return own ?? below;
  if ('of' in own) return { ...below, ...own };
  return Object.fromEntries(
    [...new Set([...Object.keys(below), ...Object.keys(own)])].map((key) => [
      key,
      key in own ? mergedUnits((below as Fields)[key], own[key]) : (below as Fields)[key],
    ]),
  );
}

function mergedBody(below: ParsedFile, own: ParsedFile): Body | undefined {
  if (!below.body || !own.body) return below.body ?? own.body;
  const textIn = own.file;
  const ids = new Set(own.body.clauses.map(({ id }) => id));
  const hasProse = valueAt(own.value, ['body', 'of']) !== undefined;
  return {
    ...below.body,
    clauses: [
      ...below.body.clauses.filter(({ id }) => !ids.has(id)),
      ...own.body.clauses.map((clause) => ({
        ...clause,
        textIn,
        notes: clause.notes.map((note) => ({ ...note, textIn })),
      })),
    ],
    prose: hasProse ? { ...own.body.prose, textIn } : below.body.prose,
    strays: [...below.body.strays, ...own.body.strays],
  };
}
