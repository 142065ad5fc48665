/** The units of a file and its translation: which are translated, and which translations are current. */
import type { BodyClause, BodyText } from '#library/body.ts';
import type { DataPath, Position, ParsedFile } from '#library/source.ts';
import { isRecord } from '#model/untyped.ts';
import { wordSpecs, type WordSpec, type WordTree } from '#model/words.ts';
import { wordHash } from './hash.ts';
import { placesIn, valueAt, type UnitKey, type UnitPlace, type WordFile } from './places.ts';
import { isOwn, wordsIn } from './tree.ts';

export interface Unit {
  readonly key: UnitKey;
  /** Of the original's words. */
  readonly hash: string;
  /**
   * `current`: translated from the words that the original has. `stale`: from words that it had, so that it
   * must not be shown. `missing`: not translated.
   */
  readonly state: 'current' | 'stale' | 'missing';
  /** What it says that hash was; undefined if it is missing or does not say. */
  readonly of?: unknown;
  /** The position of the translation, or where it belongs if missing. */
  readonly position: Position;
}

/** Words in the data of a file. */
export interface DataUnit extends Unit, Pick<UnitPlace, 'at' | 'in'> {
  readonly spec: WordSpec;
  readonly original: WordTree;
  readonly words?: WordTree;
}

/** A clause with its notes, or the text of a situation or a case. */
export interface TextUnit extends Unit {
  readonly original: BodyText | BodyClause;
  readonly words?: BodyText | BodyClause;
}

/** The units in the data of a file. `id`: see `placesIn`. */
export function dataUnits(
  file: WordFile,
  id: string,
  original: ParsedFile,
  translation: ParsedFile | undefined,
): readonly DataUnit[] {
  return placesIn(file, original.value, id).flatMap((place): readonly DataUnit[] => {
    const spec = wordSpecs[place.kind];
    const content = valueAt(original.value, place.at);
    const words = wordsIn(content, spec);
    if (words === undefined) return [];
    const { key, at, in: within } = place;
    const hash = wordHash(wordsIn(content, binding(spec)));
    const found = valueAt(translation?.value, within);
    const common = {
      key,
      at,
      in: within,
      spec,
      original: words,
      hash,
      position: positionOf(translation, within, original),
    };
    if (!isRecord(found)) return [{ ...common, state: 'missing' }];
    const { of, ...tree } = found;
    return [{ ...common, of, state: of === hash ? 'current' : 'stale', words: tree as WordTree }];
  });
}

/** The clauses of a rule; a clause given alone belongs to the rule that its file names. */
export function clauseUnits(
  rule: string,
  original: ParsedFile,
  translation: ParsedFile | undefined,
): readonly TextUnit[] {
  return (original.body?.clauses ?? []).flatMap((clause): readonly TextUnit[] => {
    if (clause.id === undefined) return [];
    const hash = clauseHash(clause);
    const words = translation?.body?.clauses.find(({ id }) => id === clause.id);
    const common = { key: `clause:${rule}#${clause.id}` as const, hash, original: clause };
    if (!words || !translation)
      return [{ ...common, state: 'missing', position: positionOf(translation, [], original) }];
    const position = { file: words.textIn ?? translation.file, ...words.at };
    return [{ ...common, of: words.of, state: words.of === hash ? 'current' : 'stale', words, position }];
  });
}

/** The text below the data of a situation or a case; empty if there is none. */
export function proseUnit(
  key: UnitKey,
  original: ParsedFile,
  translation: ParsedFile | undefined,
): TextUnit | undefined {
  const prose = original.body?.prose;
  if (!prose || prose.text === '') return undefined;
  const hash = wordHash(readOf(prose));
  const common = { key, hash, original: prose };
  const of = valueAt(translation?.value, ['body', 'of']);
  const words = translation?.body?.prose;
  const position = positionOf(translation, ['body'], original);
  if (of === undefined || !words) return { ...common, state: 'missing', position };
  return { ...common, of, state: of === hash ? 'current' : 'stale', words, position };
}

function clauseHash(clause: BodyClause): string {
  const { notes, drawings } = clause;
  return wordHash({
    ...readOf(clause),
    notes: notes.map((note) => ({ kind: note.kind, ...readOf(note) })),
    // A clause without a drawing keeps the hash from before drawings existed.
    ...(drawings.length === 0
      ? {}
      : { drawings: drawings.map(({ name, alt, caption, labels }) => ({ name, alt, caption, labels })) }),
  });
}

/**
 * What of a text makes its translation another one: its words and where it leads, not how it is marked up.
 */
function readOf({ text, links }: BodyText) {
  return { text, links: links.map(({ target }) => target) };
}

/** Without a language's own words: a nickname more in the original makes no translation old. */
function binding(spec: WordSpec): WordSpec {
  if (spec.kind !== 'keys') return spec;
  const keys = Object.entries(spec.keys).filter(([, each]) => !isOwn(each));
  return { kind: 'keys', keys: Object.fromEntries(keys) };
}

function positionOf(translation: ParsedFile | undefined, path: DataPath, original: ParsedFile): Position {
  return translation ? translation.locate(path, 'key') : original.locate([]);
}
