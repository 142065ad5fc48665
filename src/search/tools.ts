/** Tools of the site by their names, and by what people call them, in any language: "zaakboek", "quiz". */
import { TOOLS, type NamedTool } from '#addresses/tools.ts';
import { queryWords } from '#i18n/query.ts';
import { remembered } from '#model/remembered.ts';
import { foldedWords } from './fold.ts';
import type { OpenFuzzyWords } from './fuzzy-words.ts';
import { stemOf } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** Words with shorter stems are the same word only where they are spelled the same. */
const SHORTEST_STEM = 4;
/** So much of a word says that it is going to be that word. */
const SHORTEST_BEGINNING = 4;
/** Shorter words are meant only where they are written right. */
const SHORTEST_WITH_SLIP = 5;
/** The share of a word's letters that may be wrong. */
const WRONG = 0.25;

const NAMED: readonly NamedTool[] = [...TOOLS.map(({ id }) => id), 'look'];
const NAMES: readonly (readonly [NamedTool, readonly (readonly string[])[]])[] = NAMED.map((id) => [
  id,
  Object.values(queryWords)
    .flatMap(({ tools }) => tools[id].split(','))
    .map(foldedWords)
    .filter((name) => name.length > 0),
]);
const ALONE: ReadonlySet<string> = new Set(
  NAMES.flatMap(([, names]) => names.flatMap((name) => (name.length === 1 ? name : []))),
);

/** Whether a folded word is the name of a tool, so that no slip of the pen made it. */
export function namesTool(word: string): boolean {
  return ALONE.has(word);
}

/**
 * The tools that a query names, in their order: it has all words of one of their names, and no word of its
 * own but stop words.
 * @param isKnown whether a folded word is one of the books, which is then neither a beginning nor a slip
 * @param openFuzzyWords finds slips; without it there are none, as long as Fuse is on its way
 */
export function toolsNamed(
  query: string,
  isKnown: (word: string) => boolean,
  openFuzzyWords?: OpenFuzzyWords,
): readonly NamedTool[] {
  const asked = foldedWords(query);
  const exact = toolsCalled(asked, isSame);
  const last = asked.at(-1);
  if (exact.length > 0 || last === undefined) return exact;
  if (last.length >= SHORTEST_BEGINNING && !isKnown(last)) {
    const begun = toolsCalled(asked, (word, of) => isSame(word, of) || (word === last && of.startsWith(word)));
    if (begun.length > 0) return begun;
  }
  if (!openFuzzyWords) return [];
  const meant = slipsIn(
    asked.filter((word) => !isStopWord(word) && !isKnown(word)),
    openFuzzyWords,
  );
  return meant.size === 0
    ? []
    : toolsCalled(asked, (word, of) => isSame(word, of) || meant.get(word)?.has(of) === true);
}

type Fits = (word: string, of: string) => boolean;

function toolsCalled(asked: readonly string[], fits: Fits): readonly NamedTool[] {
  const telling = asked.filter((word) => !isStopWord(word));
  if (telling.length === 0) return [];
  const isCalled = (name: readonly string[]) =>
    name.every((of) => asked.some((word) => fits(word, of))) &&
    telling.every((word) => name.some((of) => fits(word, of)));
  return NAMES.flatMap(([id, names]) => (names.some(isCalled) ? [id] : []));
}

function isSame(word: string, other: string): boolean {
  if (word === other) return true;
  const stem = stemOf(word);
  return stem.length >= SHORTEST_STEM && stem === stemOf(other);
}

const LONG_NAMES = [...new Set(NAMES.flatMap(([, names]) => names.flat()))].filter(
  ({ length }) => length >= SHORTEST_WITH_SLIP,
);
const similarNames = remembered((open: OpenFuzzyWords) => open(LONG_NAMES, WRONG));

/** By misspelled word: the words of names that it may have been meant for. */
function slipsIn(words: readonly string[], openFuzzyWords: OpenFuzzyWords): ReadonlyMap<string, ReadonlySet<string>> {
  const similarTo = similarNames(openFuzzyWords);
  return new Map(
    words
      .filter(({ length }) => length >= SHORTEST_WITH_SLIP)
      .map((word) => {
        // Fuse looks for the word within the other: the letters that the other has more are wrong as well.
        const near = similarTo(word).filter(({ place, wrong }) => {
          const more = Math.abs((LONG_NAMES[place] ?? '').length - word.length) / word.length;
          return Math.max(wrong, more) <= WRONG;
        });
        return [word, new Set(near.map(({ place }) => LONG_NAMES[place] ?? ''))] as const;
      })
      .filter(([, near]) => near.size > 0),
  );
}
