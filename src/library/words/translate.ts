/** A file in another language: with its current translations, and the original's words for the rest. */
import type { Body, BodyClause } from '#library/body.ts';
import { isInWords } from '#library/clause-number.ts';
import type { ParsedFile } from '#library/source.ts';
import { valueAt, withValueAt, type WordFile } from './places.ts';
import type { Language } from '#model/language.ts';
import { tagged } from '#model/language-tags.ts';
import type { WordSpec, WordTree } from '#model/words.ts';
import { mapWords, withWords } from './tree.ts';
import { clauseUnits, dataUnits, proseUnit, type DataUnit, type TextUnit } from './units.ts';

export interface TranslatedFile {
  /** The original with other words in it; its positions are still the original's. */
  readonly source: ParsedFile;
  readonly data: readonly DataUnit[];
  readonly texts: readonly TextUnit[];
}

/**
 * Original words carry their language (model/language-tags.ts), so that they can be mixed into any text.
 * @param id of the situation, or of the edition for a book's words.
 * @param writtenIn the original's language, if its book declares it.
 */
export function translated(
  file: WordFile,
  id: string,
  original: ParsedFile,
  translation: ParsedFile | undefined,
  writtenIn: Language | undefined,
): TranslatedFile {
  const data = dataUnits(file, id, original, translation);
  const texts = textUnits(file, id, original, translation);
  const value = data.reduce(
    (all, { state, at, words, spec, original: own }) =>
      withValueAt(all, at, withWords(valueAt(all, at), state === 'current' ? words : inOriginal(own, spec), spec)),
    original.value,
  );
  function inOriginal(words: WordTree, spec: WordSpec): WordTree {
    return writtenIn === undefined ? words : mapWords(words, spec, (text) => tagged(text, writtenIn));
  }
  const source = { ...original, value, ...(original.body ? { body: withTexts(original.body, texts) } : {}) };
  return { source, data, texts };
}

function textUnits(
  file: WordFile,
  id: string,
  original: ParsedFile,
  translation: ParsedFile | undefined,
): readonly TextUnit[] {
  if (file === 'rules') return clauseUnits(String(valueAt(original.value, ['id'])), original, translation);
  if (file !== 'situations' && file !== 'cases') return [];
  const below = proseUnit(file === 'cases' ? `reasons:${id}` : `arrival:${id}`, original, translation);
  return below ? [below] : [];
}

/** What kind of note a clause has is the original's, and so is its number, unless that is in words. */
function withTexts(body: Body, texts: readonly TextUnit[]): Body {
  const current = texts.filter(({ state }) => state === 'current');
  const wordsFor = (part: unknown) => current.find(({ original }) => original === part)?.words;
  return {
    ...body,
    prose: wordsFor(body.prose) ?? body.prose,
    clauses: body.clauses.map((clause): BodyClause => {
      const words = wordsFor(clause);
      if (!words || !('notes' in words)) return clause;
      const notes = clause.notes.map((note, at) => ({
        ...note,
        ...words.notes[at],
        id: note.id,
        aliases: note.aliases,
        kind: note.kind,
        doubts: note.doubts,
      }));
      const drawings = clause.drawings.map((drawing, at) => ({
        ...drawing,
        ...words.drawings[at],
        name: drawing.name,
      }));
      const label = clause.label !== undefined && isInWords(clause.label) ? (words.name ?? clause.label) : clause.label;
      return { ...words, id: clause.id, aliases: clause.aliases, label, notes, drawings };
    }),
  };
}
