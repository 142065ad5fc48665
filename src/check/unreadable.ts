/**
 * The files of an edition that are invalid, empty, in an unknown folder, or have another ending. What they
 * define is missing from the draft; its uses are not reported again, since that would point to the wrong
 * place.
 */
import { type ContentFile, meantPath } from '#library/placed.ts';
import type { Draft } from '#library/draft.ts';
import { fileStem } from './file-stem.ts';

/** What an unreadable file may well have defined, judged by its name and by the words in it. */
export interface Unreadable {
  /**
   * Whether there is such a file at all, or one whose text below the frontmatter is broken. A translation's
   * files do not count: they define nothing of the original.
   */
  readonly any: boolean;
  /** Whether rules or situations may be in a folder that is not read. */
  readonly misplaced: boolean;
  /** Whether laws.yaml is one of them. */
  readonly laws: boolean;
  /** Whether concurrences.yaml is one of them. */
  readonly concurrences: boolean;
  /**
   * Whether facts are asked and there is no facts.yaml: every one of them may well be in the file that is
   * missing.
   */
  readonly noFacts: boolean;
  fact(id: string): boolean;
  term(id: string): boolean;
  /** A rule by its id, or by the number in its address: its file is named after both. */
  rule(name: string): boolean;
  situation(id: string): boolean;
  /** A ruling, or what a situation says for the rest. */
  ruling(id: string): boolean;
  /** Whether one of these rules may have a ruling for this situation. */
  hasRulingFor(situation: string): boolean;
  /** Whether words in this language are in such a file. */
  wordsIn(language: string): boolean;
  /** Whether the original of this file of words is there, but for its ending. */
  hasMeant(words: string): boolean;
  /** Whether one of these situations may ask this fact. */
  asks(fact: string): boolean;
}

/**
 * Of what house rules make: what the files of the book below may have defined, or the club's own.
 * @param own `<book>/<edition>`, as `below`
 */
export function unreadableInBoth(
  draft: Draft,
  files: readonly ContentFile[],
  { below, own }: { readonly below: string; readonly own: string },
): Unreadable {
  const [theirs, mine] = [unreadableIn(draft, files, below), unreadableIn(draft, files, own, false)];
  return {
    any: theirs.any || mine.any,
    misplaced: theirs.misplaced || mine.misplaced,
    laws: theirs.laws || mine.laws,
    concurrences: theirs.concurrences || mine.concurrences,
    noFacts: theirs.noFacts,
    fact: (id) => theirs.fact(id) || mine.fact(id),
    term: (id) => theirs.term(id) || mine.term(id),
    rule: (name) => theirs.rule(name) || mine.rule(name),
    situation: (id) => theirs.situation(id) || mine.situation(id),
    ruling: (id) => theirs.ruling(id) || mine.ruling(id),
    hasRulingFor: (situation) => theirs.hasRulingFor(situation) || mine.hasRulingFor(situation),
    wordsIn: (language) => theirs.wordsIn(language) || mine.wordsIn(language),
    hasMeant: (words) => theirs.hasMeant(words) || mine.hasMeant(words),
    asks: (fact) => theirs.asks(fact) || mine.asks(fact),
  };
}

/**
 * @param path `<book>/<edition>`
 * @param isWhole whether all that the edition asks has to be in these files.
 */
export function unreadableIn(draft: Draft, files: readonly ContentFile[], path: string, isWhole = true): Unreadable {
  const inEdition = (file: string) => file.startsWith(`content/${path}/`);
  const problems = draft.problems.filter(
    ({ kind, position }) => inEdition(position.file) && (kind !== 'layout' || meantPath(position.file) !== undefined),
  );
  const language = draft.books.find(({ id }) => path.startsWith(`${id}/`))?.data.language ?? '';
  // House rules have their own words, in the language of the book, in place of the original's.
  const isTranslation = (file: string) =>
    file.startsWith(`content/${path}/words/`) && !file.startsWith(`content/${path}/words/${language}/`);
  const broken = new Set(problems.flatMap((each) => (each.kind === 'mdx-syntax' ? [] : [each.position.file])));
  const isEmpty = (name: string) =>
    problems.some(({ kind, position }) => kind === 'empty-file' && position.file === `content/${path}/${name}`);
  const inFolder = (part: string) =>
    files.filter(({ file }) => broken.has(file) && file.startsWith(`content/${path}/${part}`));
  // A rule or a situation, but for the name of its folder.
  const lost = new Set(draft.problems.flatMap((each) => (each.kind === 'layout' ? [each.position.file] : [])));
  const misplaced = files.filter(
    ({ file }) =>
      lost.has(file) && inEdition(file) && /^[^/]+\/[^/]+\.mdx$/.test(file.slice(`content/${path}/`.length)),
  );

  const rules = [...inFolder('rules/'), ...misplaced];
  const situations = [...inFolder('situations/'), ...misplaced];
  const stemOf = ({ file }: ContentFile) => fileStem(meantPath(file) ?? file);
  const ruleFiles = rules.map(stemOf);
  const situationFiles = new Set(situations.map(stemOf));
  // Of what stood there nothing is left to judge by.
  const [emptyRule, emptySituation] = [rules, situations].map((each) => each.some(({ text }) => text.trim() === ''));
  const [facts, terms, inRules, inSituations] = [inFolder('facts.'), inFolder('terms.'), rules, situations].map(
    wordsOf,
  );
  const edition = draft.books
    .flatMap((book) => book.editions.map((each) => ({ each, of: `${book.id}/${each.id}` })))
    .find(({ of }) => of === path)?.each;
  const noFacts =
    isWhole &&
    !files.some(({ file }) => (meantPath(file) ?? file) === `content/${path}/facts.yaml`) &&
    (edition?.situations.some(({ data }) => data.facts.length > 0) ?? false);
  return {
    any: problems.some(({ position }) => !isTranslation(position.file)),
    misplaced: misplaced.length > 0,
    laws: inFolder('laws.').length > 0,
    concurrences: inFolder('concurrences.').length > 0,
    noFacts,
    fact: (id) => noFacts || isEmpty('facts.yaml') || (facts?.has(id) ?? false),
    term: (id) => isEmpty('terms.yaml') || (terms?.has(id) ?? false),
    rule: (name) => ruleFiles.some((stem) => `-${stem}-`.startsWith(`-${name}-`) || stem.endsWith(`-${name}`)),
    situation: (id) => situationFiles.has(id),
    ruling: (id) => emptyRule === true || (inRules?.has(id) ?? false) || (inSituations?.has(id) ?? false),
    hasRulingFor: (situation) => emptyRule === true || (inRules?.has(situation) ?? false),
    wordsIn: (language) =>
      problems.some(({ position }) => position.file.startsWith(`content/${path}/words/${language}/`)),
    hasMeant: (words) =>
      files.some(({ file }) => broken.has(file) && meantPath(file) === words.replace(/\/words\/[^/]+\//, '/')),
    asks: (fact) => emptySituation === true || (inSituations?.has(fact) ?? false),
  };
}

function wordsOf(files: readonly ContentFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ text }) => text.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []));
}
