/**
 * Whether a translation speaks of the people that its original speaks of: `declarer` for `overtreder` turns a
 * ruling round. Whom a sentence of the original names, its translation names; it may also name whom the
 * original takes up in a pronoun, where another text of the unit has named them.
 */
import type { DraftEdition, DraftTranslation } from '#library/draft.ts';
import type { Book, Language } from '#model/index.ts';
import { untagged } from '#model/language-tags.ts';
import { sentencePairs, type TextPair } from './word-pairs.ts';

/** A decider or party in both languages. */
export interface Named {
  readonly original: Names;
  readonly translation: Names;
}

interface Names {
  /** As findings name them. */
  readonly label: string;
  /** How often a text has the label or its abbreviation, as they stand and not in a longer label. */
  readonly labelled: (text: string) => number;
  /** Whether a text has any of the names for them, with its words in any form and order. */
  readonly isIn: (text: string) => boolean;
  /** How often, at most: by the last word of each name. */
  readonly named: (text: string) => number;
}

interface Edition {
  readonly book: Book;
  readonly edition: Pick<DraftEdition, 'terms'>;
}

/**
 * The deciders and parties of a book with a label of one or two words, where that is translated; without
 * those that any `he` may stand for (`the player`, `the other`).
 */
export function peopleOf(
  original: Edition,
  translation: Edition & Pick<DraftTranslation, 'untranslated'>,
): readonly Named[] {
  const [wanted, found] = [labelsOf(original.book), labelsOf(translation.book)];
  return [...wanted].flatMap(([id, label]): readonly Named[] => {
    const other = found.get(id) ?? '';
    const sides = [
      [label, original.book.language],
      [other, translation.book.language],
    ] as const;
    const isUnclear = sides.some(
      ([name, language]) => name.split(' ').length > 2 || ANYBODY[language].includes(name) || BOTH.test(name),
    );
    return isUnclear || translation.untranslated.has(`person:${id}`)
      ? []
      : [{ original: namesOf(id, wanted, original), translation: namesOf(id, found, translation) }];
  });
}

/**
 * The end of a sentence for each of them whom only one of two sentences names.
 * @param around what may have named them: the texts of the unit, or those of a rule for its clauses.
 */
export function strangePeople(people: readonly Named[], pair: TextPair, around: string): readonly string[] {
  return people.flatMap(({ original, translation }) => {
    if (translation.labelled(pair.translation) > 0 && !original.isIn(around))
      return [`there is \`${translation.label}\`, and nowhere in the original \`${original.label}\`.`];
    return sentencePairs(pair).flatMap(([wanted, found]) =>
      (original.labelled(wanted) > 0 && !translation.isIn(found)) ||
      original.labelled(wanted) > translation.named(found)
        ? [`“${found}” does not say \`${translation.label}\` where the original says \`${original.label}\`.`]
        : [],
    );
  });
}

/** Of both, a sentence may say `neither`. */
const BOTH = /^(?:beide|begge|both) /u;

const ANYBODY: Readonly<Record<Language, readonly string[]>> = {
  nl: ['speler', 'ander'],
  da: ['spiller', 'spilleren', 'anden'],
  de: ['spieler', 'anderer'],
  en: ['player', 'opponent', 'team', 'other'],
};

function labelsOf({ roles, parties }: Book): ReadonlyMap<string, string> {
  return new Map([...Object.entries(roles), ...Object.entries(parties)].map(([id, { label }]) => [id, bare(label)]));
}

/** Without its article. */
function bare(label: string): string {
  return untagged(label)
    .replace(/^(?:de|het|een|der|die|das|den|det|the|an?) /iu, '')
    .toLowerCase();
}

function namesOf(id: string, labels: ReadonlyMap<string, string>, { book, edition }: Edition): Names {
  const label = labels.get(id) ?? '';
  // A party may be a term of the book as well: `arbiter` and `WL` name the `wedstrijdleider`.
  const terms = Object.values(edition.terms?.data ?? {}).filter(({ term, aliases = [] }) =>
    [term, ...aliases].some((each) => untagged(each).toLowerCase() === label),
  );
  const short = terms.flatMap(({ abbreviation }) => abbreviation ?? []);
  const more = terms.flatMap(({ term, aliases = [] }) => [term, ...aliases].map(untagged));
  const named = book.parties[id]?.named ?? [];
  const stems = [label, ...short, ...named, ...more].map((name) => name.split(' ').map(stemOf));
  const longer = anyOf(
    [...labels.values()].filter((each) => each !== label && each.includes(label)),
    'giu',
  );
  // Also as whose something is, as in `melderens`; English has an apostrophe there, and `clubs` are many.
  const exact = anyOf(book.language === 'en' ? [label] : [label, `${label}s`], 'giu');
  // In its own letters: `OP` is a side, and `op` a word of Dutch.
  const abbreviated = anyOf(short, 'gu');
  const lastWords = new RegExp(stems.map((words) => words.at(-1)?.source ?? '').join('|'), 'giu');
  const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return {
    label,
    labelled: (text) => count(text.replaceAll(longer, ''), exact) + count(text, abbreviated),
    isIn: (text) => stems.some((words) => words.every((word) => word.test(text))),
    named: (text) => count(text, lastWords),
  };
}

/** A word without its last letters, which change with case, number and article. */
function stemOf(word: string): RegExp {
  const stem = RegExp.escape(word.slice(0, Math.max(4, word.length - 2)));
  return new RegExp(String.raw`(?<!\p{L})${stem}`, 'iu');
}

/** Matches any of the names where it stands as a whole; nothing if there are none. */
function anyOf(names: readonly string[], flags: string): RegExp {
  const all = names.map((each) => RegExp.escape(each)).join('|');
  return new RegExp(names.length === 0 ? '(?!)' : String.raw`(?<!\p{L})(?:${all})(?!\p{L})`, flags);
}
