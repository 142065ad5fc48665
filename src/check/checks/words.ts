/**
 * Translations: every unit of the original is translated as a whole, with its placeholders and links, and up
 * to date.
 */
import type { BodyClause, BodyText } from '#library/body.ts';
import type { DraftTranslation } from '#library/draft.ts';
import type { Position, SourceFile } from '#library/source.ts';
import type { WordsFile } from '#library/words/translations.ts';
import type { DataUnit, TextUnit, Unit } from '#library/words/units.ts';
import { isCalledInWords } from '#library/clause-number.ts';
import type { Language } from '#model/index.ts';
import { wordSpecs, type WordTree } from '#model/words.ts';
import { isRecord } from '#model/untyped.ts';
import type { EditionContent } from '#check/content.ts';
import type { Unreadable } from '#check/unreadable.ts';
import { finding, warning, type Finding } from '#check/finding.ts';
import { didYouMean } from '#check/suggest.ts';
import { bodyFindings } from './bodies.ts';
import { conditionDifferences } from './word-conditions.ts';
import { wordDifferences } from './word-differences.ts';
import { meaningDifferences } from './word-meaning.ts';
import { numberDifferences, textOf } from './word-numbers.ts';
import { textPairs, type TextPair } from './word-pairs.ts';
import { peopleOf, strangePeople, type Named } from './word-people.ts';

export function words({ book, edition, unreadable }: EditionContent): readonly Finding[] {
  return edition.translations.flatMap((translation) => {
    const languages = [book.data.language, translation.language] as const;
    const { edition: inWords, untranslated } = translation;
    const people = peopleOf(
      { book: book.data, edition },
      { book: translation.book.data, edition: inWords, untranslated },
    );
    return [
      ...ownLanguage(translation, book.data.language),
      ...translation.words.flatMap((file) => [
        ...ofNothing(file, unreadable),
        ...strangers(file),
        ...[...file.data, ...file.texts].flatMap(stale),
        ...file.data.flatMap((unit) => (file.source ? incomplete(unit, file.source) : [])),
        ...file.texts.flatMap((unit) => (file.source ? unlikeText(unit, file.source) : [])),
        ...file.data.flatMap((unit) => (file.source ? saidOtherwise(unit, file.source, languages, people) : [])),
        ...textsSaidOtherwise(file.texts, languages, people),
        ...(file.source ? sharedLabels(file.data, file.source) : []),
        // What the text of an original may not have, one of a translation may not have either.
        ...(file.source ? bodyFindings(file.source, file.as === 'rules') : []),
      ]),
    ];
  });
}

function ownLanguage({ language, words: files }: DraftTranslation, original: string): readonly Finding[] {
  const file = files.find(({ source }) => source)?.source?.file;
  if (language !== original || file === undefined) return [];
  const message = `the book is in this language itself (\`${original}\`), so these words would hide its own. Mend the text there, and take this folder out.`;
  return [finding('unknown-words', start(file), message)];
}

function ofNothing({ original, source }: WordsFile, unreadable: Unreadable): readonly Finding[] {
  if (original || !source || unreadable.hasMeant(source.file)) return [];
  const message =
    'there is no file that this one translates. It has the name and the place of the original, below words/<language>/.';
  return [finding('unknown-words', start(source.file), message)];
}

/** Translations of things that the original does not have. */
function strangers({ original, source, data, texts }: WordsFile): readonly Finding[] {
  // An original that cannot be read gives nothing to compare with.
  if (!original || !source || original.value === undefined) return [];
  const known = new Set(data.map((unit) => unit.in.join('\n')));
  const paths = Object.entries(isRecord(source.value) ? source.value : {}).flatMap(([key, value]) => {
    if (!isRecord(value) || (key === 'body' && 'of' in value)) return [];
    return 'of' in value ? [[key]] : Object.keys(value).map((inner) => [key, inner]);
  });
  const entries = paths
    .filter((path) => !known.has(path.join('\n')))
    .map((path) => {
      const siblings = data.filter((unit) => unit.in.length === path.length).map((unit) => String(unit.in.at(-1)));
      return stranger(path.at(-1) ?? '', siblings, source.locate(path, 'key'), original);
    });
  const clauses = original.body?.clauses.flatMap(({ id }) => id ?? []) ?? [];
  const unknown = (source.body?.clauses ?? []).filter(({ id }) => id !== undefined && !clauses.includes(id));
  return [
    ...entries,
    ...(texts.length === 0 && clauses.length === 0 ? [] : unknown).map(({ id = '', at }) =>
      stranger(id, clauses, { file: source.file, ...at }, original),
    ),
  ];
}

function stranger(id: string, known: readonly string[], position: Position, original: SourceFile): Finding {
  const message = `there is no \`${id}\` to translate in ${original.file}.${didYouMean(id, known)}`;
  return finding('unknown-words', position, message);
}

/**
 * No error: a ruling may be mended at once, and its translation later; until then readers see the original.
 */
function stale({ state, key, hash, position }: Unit): readonly Finding[] {
  if (state !== 'stale') return [];
  const [, book, edition, , language] = position.file.split('/');
  const message = `the original of \`${key}\` has changed since it was translated, so readers see the original. \`npm run translate -- ${book} ${edition} ${language}\` shows what changed: mend the translation, then write of: '${hash}'.`;
  return [warning('stale-words', position, message)];
}

function incomplete(
  { state, original, words: tree, spec, in: path, key }: DataUnit,
  source: SourceFile,
): readonly Finding[] {
  if (state !== 'current') return [];
  return wordDifferences(original, tree, spec).map(({ path: inner, says }) =>
    unlike(key, source.locate([...path, ...inner]), says),
  );
}

function unlikeText({ state, original, words: text, position, key }: TextUnit, source: SourceFile): readonly Finding[] {
  if (state !== 'current' || !text) return [];
  const say = (says: string) => [unlike(key, position, says)];
  const [wanted, found] = [linksOf(original), linksOf(text)];
  const lost = wanted.filter((link) => !found.includes(link));
  const added = found.filter((link) => !wanted.includes(link));
  const drawn = (part: BodyText | BodyClause) => ('drawings' in part ? part.drawings.map(({ name }) => name) : []);
  const notes = (part: BodyText | BodyClause) => ('notes' in part ? part.notes.map(({ kind }) => kind) : []);
  const isNamed = 'id' in original && isCalledInWords(original.id ?? '', original.label);
  return [
    ...(text.text === '' ? say('there is no text.') : []),
    ...('name' in text && text.name !== undefined && !isNamed
      ? say('there is a `name`, and the clause is called by a number. Take it out.')
      : []),
    ...lost.flatMap((link) => say(`the link to \`${link}\` is missing. Every link of the original stays.`)),
    ...added.flatMap((link) => say(`there is a link to \`${link}\`, which the original does not have. Take it out.`)),
    ...(notes(original).join() === notes(text).join()
      ? []
      : say(
          `there are ${count(notes(text).length, 'note')} where the original has ${notes(original).length}, or their kinds differ. Give it the same notes in the same order (${source.file}).`,
        )),
    ...(drawn(original).join() === drawn(text).join()
      ? []
      : say(
          `there are not the drawings of the original. Give it the same <Drawing>s in the same order, with its own words.`,
        )),
  ];
}

type Languages = readonly [original: Language, translation: Language];

/** Other numbers, senses and conditions, and people whom the original does not name. */
function saidOtherwise(
  { state, original, words: tree, spec, in: path, key }: DataUnit,
  source: SourceFile,
  languages: Languages,
  people: readonly Named[],
): readonly Finding[] {
  if (state !== 'current') return [];
  const known = spec === wordSpecs.person ? [] : people;
  const whole = textOf(original, spec);
  return textPairs(original, tree, spec).flatMap((pair) =>
    differences(pair, languages, known, whole).map((says) => unlike(key, source.locate([...path, ...pair.path]), says)),
  );
}

/** The same of texts. A clause may take up in a pronoun whom another clause of its rule has named. */
function textsSaidOtherwise(units: readonly TextUnit[], languages: Languages, people: readonly Named[]) {
  const whole = units.map(({ original }) => wholeText(original)).join(' · ');
  return units.flatMap((unit) =>
    pairsOfText(unit).flatMap((pair) =>
      differences(pair, languages, people, whole).map((says) => unlike(unit.key, unit.position, says)),
    ),
  );
}

/** @param whole the text that names the people of the original. */
function differences(pair: TextPair, languages: Languages, people: readonly Named[], whole: string): readonly string[] {
  const other = [
    ...meaningDifferences(pair, languages),
    ...conditionDifferences(pair, languages),
    ...strangePeople(people, pair, whole),
  ];
  return [...numberDifferences(pair, languages), ...other.map((says) => `${says} ${MEND}`)];
}
const MEND = 'Mend the one that is wrong, or say both in the same way.';

function unlike(key: string, position: Position, says: string): Finding {
  return finding('words-unlike', position, `in the translation of \`${key}\`, ${says}`);
}

/** A text and its notes beside their translations. */
function pairsOfText({ state, original, words: text }: TextUnit): readonly TextPair[] {
  if (state !== 'current' || !text) return [];
  const parts = (each: BodyText | BodyClause) => [each, ...('notes' in each ? each.notes : [])];
  const found = parts(text);
  return parts(original).map((part, at) => ({ path: [], original: part.text, translation: found[at]?.text ?? '' }));
}

/** Two people of the original who have become one. */
function sharedLabels(units: readonly DataUnit[], source: SourceFile): readonly Finding[] {
  const labels = (tree: WordTree | undefined) => (isRecord(tree) ? String(tree['label']) : '');
  const people = units.filter(({ state, spec }) => state === 'current' && spec === wordSpecs.person);
  return people.flatMap(({ key, original, words: tree, in: path }, at) => {
    const other = people
      .slice(0, at)
      .find((each) => labels(each.words) === labels(tree) && labels(each.original) !== labels(original));
    return other
      ? [unlike(key, source.locate([...path, 'label']), `the label is that of \`${other.key}\` as well. ${MEND}`)]
      : [];
  });
}

/** A text with its notes. */
function wholeText(part: BodyText | BodyClause): string {
  return [part, ...('notes' in part ? part.notes : [])].map(({ text }) => text).join(' · ');
}

function linksOf(text: BodyText | BodyClause): readonly string[] {
  const notes = 'notes' in text ? text.notes : [];
  return [text, ...notes].flatMap(({ links }) => links.map(({ target }) => target));
}

function start(file: string): Position {
  return { file, line: 1, column: 1 };
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
