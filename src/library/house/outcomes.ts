/**
 * Rulings of a book whose outcome a club has decided anew. When they hold stays the book's, and is proven
 * with what follows now.
 */
import type { House } from '#model/house.ts';
import { asId, type RulingId } from '#model/id.ts';
import { isRecord } from '#model/untyped.ts';
import type { DataPath, SourceFile } from '#library/source.ts';
import { wordHash } from '#library/words/hash.ts';
import { placedIn } from './placed-in.ts';
import { namesNothing, type ReplacedFile, type Replacement } from './replaced.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a ruling keeps of the book: when it holds, and what it is known by. All else is what follows. */
const KEPT = ['id', 'aliases', 'situation', 'when', 'overrides', 'cites', 'laws'];

/**
 * @param file with the club's words in it; @param original its value as the book has it.
 * @param house the file of house rules. An outcome that replaces another one than the book has now is not
 *   used.
 */
export function withOutcomes(
  file: ReplacedFile,
  original: unknown,
  { replace = {}, examples = {} }: Pick<House, 'replace' | 'examples'>,
  house: SourceFile,
): ReplacedFile {
  const { as } = file.file;
  const { value } = file.file.source;
  if (as === 'situations') return withRestCases(file, examples, house);
  if (as !== 'rules' || !isRecord(value)) return file;
  const official = rulingsIn(original);
  const mine = official.flatMap((ruling, at) => {
    const id = String(ruling['id']);
    const outcome = Object.hasOwn(replace, id) ? replace[asId<RulingId>(id)] : undefined;
    if (!outcome) return [];
    const { of, leave: _, ...says } = outcome;
    const hash = outcomeHash(ruling);
    return [{ id, at, says, hash, isStale: of !== hash, isNew: namesNothing(of) }];
  });
  const cases = new Map(
    official.flatMap(({ id }, at) => {
      const found = Object.hasOwn(examples, String(id)) ? examples[asId<RulingId>(String(id))] : undefined;
      return found ? [[at, { id: String(id), examples: found }] as const] : [];
    }),
  );
  if (mine.length === 0 && cases.size === 0) return file;
  const current = new Map(mine.flatMap((each) => (each.isStale ? [] : [[each.at, each] as const])));
  const rulings = rulingsIn(value).map((ruling, at): Fields => {
    const outcome = current.get(at);
    const decided = outcome ? outcomeIn(ruling, outcome.says) : ruling;
    const worked = cases.get(at);
    return worked ? { ...decided, examples: worked.examples } : decided;
  });
  const placeOf = ([list, at, ...rest]: DataPath): DataPath | undefined => {
    if (list !== 'rulings' || typeof at !== 'number') return undefined;
    const [key, ...inner] = rest;
    const worked = cases.get(at);
    if (worked && key === 'examples') return ['examples', worked.id, ...inner];
    const outcome = current.get(at);
    if (!outcome) return undefined;
    if (key === undefined) return ['replace', outcome.id];
    if (Object.hasOwn(outcome.says, key)) return ['replace', outcome.id, ...rest];
    return KEPT.includes(String(key)) ? undefined : ['replace', outcome.id];
  };
  return {
    ...withValue(file, { ...value, rulings }, house, placeOf),
    replaced: [
      ...file.replaced,
      ...mine.map(({ id, hash, isStale, isNew }): Replacement => {
        return { key: `ruling:${id}`, hash, isStale, isNew, position: house.locate(['replace', id], 'key') };
      }),
    ],
    paths: [...file.paths, ...[...current.values(), ...cases.values()].map(({ id }) => ['rulings', id].join('\n'))],
  };
}

/** What a situation says for the rest, with the club's worked cases. */
function withRestCases(file: ReplacedFile, examples: NonNullable<House['examples']>, house: SourceFile): ReplacedFile {
  const { value } = file.file.source;
  const rest = isRecord(value) ? value['otherwise'] : undefined;
  const id = isRecord(rest) ? String(rest['id']) : '';
  if (!isRecord(value) || !isRecord(rest) || !Object.hasOwn(examples, id)) return file;
  const here = ([of, key, ...rest]: DataPath): DataPath | undefined =>
    of === 'otherwise' && key === 'examples' ? ['examples', id, ...rest] : undefined;
  const housed = { ...value, otherwise: { ...rest, examples: examples[asId<RulingId>(id)] } };
  return { ...withValue(file, housed, house, here), paths: [...file.paths, 'otherwise'] };
}

/** @param placeOf where a place in the file stands in the house rules, if it comes from there. */
function withValue(
  file: ReplacedFile,
  value: Fields,
  house: SourceFile,
  placeOf: (path: DataPath) => DataPath | undefined,
): ReplacedFile {
  const { source } = file.file;
  return { ...file, file: { ...file.file, source: { ...source, value, ...placedIn(house, source, placeOf) } } };
}

/** The hash of a ruling without its worked cases: a club that replaced it checks its rule when it changes. */
function outcomeHash({ examples: _, ...ruling }: Fields): string {
  return wordHash(ruling);
}

function outcomeIn(ruling: Fields, says: Fields): Fields {
  const kept = Object.fromEntries(KEPT.flatMap((key) => (key in ruling ? [[key, ruling[key]] as const] : [])));
  return { ...kept, ...says };
}

function rulingsIn(value: unknown): readonly Fields[] {
  const list = isRecord(value) ? value['rulings'] : undefined;
  return Array.isArray(list) ? list.map((each): Fields => (isRecord(each) ? each : {})) : [];
}
