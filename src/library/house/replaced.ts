/**
 * What a club words otherwise than the book below: files in `words/<language of the book>/`, in the form of a
 * translation into the language that the book is in already.
 */
import type { Body, BodyClause } from '#library/body.ts';
import type { Placed } from '#library/placed.ts';
import type { Position } from '#library/source.ts';
import { isRecord } from '#model/untyped.ts';
import type { WordTree } from '#model/words.ts';
import { withWords } from '#library/words/tree.ts';
import { valueAt, withValueAt, type UnitKey } from '#library/words/places.ts';
import { clauseUnits, dataUnits, proseUnit, type DataUnit, type TextUnit } from '#library/words/units.ts';

/** A text of the book below that the club words otherwise. */
export interface Replacement {
  readonly key: UnitKey;
  /** Of the words that the book below has now. */
  readonly hash: string;
  /** Whether the book below has other words than those that were replaced. */
  readonly isStale: boolean;
  /** Whether it names no words yet that it was written for. */
  readonly isNew: boolean;
  readonly position: Position;
}

export interface ReplacedFile {
  readonly file: Placed;
  readonly replaced: readonly Replacement[];
  /** The paths that its units have in files of words; clauses have none. */
  readonly paths: readonly string[];
}

/** A file of the book below with the words of the club in it. Stale ones are not used. */
export function replacedFile(file: Placed, words: Placed): ReplacedFile {
  const { as, stem, edition = '', source } = file;
  const id = as === 'book' ? edition : stem;
  const data = dataUnits(as, id, source, words.source).filter(isThere);
  const texts = textUnits(file, words).filter(isThere);
  const value = data
    .filter(({ state }) => state === 'current')
    .reduce(
      (all, { at, original, words: own, spec }) =>
        withValueAt(all, at, withWords(valueAt(all, at), overlaid(original, own), spec)),
      source.value,
    );
  const body = source.body && withTexts(source.body, texts, words.source.file);
  return {
    file: { ...file, source: { ...source, value, ...(body ? { body } : {}) } },
    replaced: [...data, ...texts].map(({ key, hash, of, state, position }) => ({
      ...{ key, hash, position },
      isStale: state === 'stale',
      isNew: namesNothing(of),
    })),
    paths: data.map((unit) => unit.in.join('\n')),
  };
}

/** Whether a hash is left out, or the noughts that stand for it until the checker has said which it is. */
export function namesNothing(of: unknown): boolean {
  return of === undefined || /^0+$/.test(String(of));
}

function isThere({ state }: DataUnit | TextUnit): boolean {
  return state !== 'missing';
}

function textUnits({ as, stem, source }: Placed, words: Placed): readonly TextUnit[] {
  if (as === 'rules') return clauseUnits(String(valueAt(source.value, ['id'])), source, words.source);
  if (as !== 'situations') return [];
  const unit = proseUnit(`arrival:${stem}`, source, words.source);
  return unit ? [unit] : [];
}

/** Unlike a translation, it need not repeat what stays. */
function overlaid(original: WordTree, words: WordTree | undefined): WordTree {
  if (words === undefined) return original;
  if (!isRecord(original) || !isRecord(words)) return words;
  const keys = [...new Set([...Object.keys(original), ...Object.keys(words)])];
  return Object.fromEntries(keys.map((key) => [key, overlaid(original[key] ?? '', words[key])]));
}

/** Ids, labels and the kinds of notes stay those of the book below. */
function withTexts(body: Body, texts: readonly TextUnit[], textIn: string): Body {
  const wordsFor = (part: unknown) =>
    texts.find(({ original, state }) => original === part && state === 'current')?.words;
  const prose = wordsFor(body.prose);
  return {
    ...body,
    prose: prose ? { ...prose, textIn } : body.prose,
    clauses: body.clauses.map((clause): BodyClause => {
      const words = wordsFor(clause);
      if (!words || !('notes' in words)) return clause;
      const { text, html, links, at } = words;
      const notes = clause.notes.map((note, nth) => {
        const other = words.notes[nth];
        return other ? { ...note, text: other.text, html: other.html, links: other.links, at: other.at, textIn } : note;
      });
      return { ...clause, text, html, links, at, notes, textIn };
    }),
  };
}
