/**
 * Whether a translation speaks of the people that its original speaks of: `declarer` for `overtreder` turns a
 * ruling round. Held unit by unit, because one language has a pronoun where the other has a name.
 */
import type { DraftEdition, DraftTranslation } from '#library/draft.ts';
import type { Book, Language } from '#model/index.ts';
import { untagged } from '#model/language-tags.ts';

/** A decider or party in both languages. */
export interface Named {
  readonly original: Names;
  readonly translation: Names;
}

interface Names {
  /** As findings name them. */
  readonly label: string;
  /** The label and its abbreviation, as they stand. */
  readonly exact: RegExp;
  /** Whether a text has any of the names for them, with its words in any form and order. */
  readonly isIn: (text: string) => boolean;
}

interface Edition {
  readonly book: Book;
  readonly edition: Pick<DraftEdition, 'terms'>;
}

/**
 * The deciders and parties of a book with a label of one or two words, where that is translated. Left out are
 * those that any `he` may stand for (`the player`, `the other`), and whose label is a part of another
 * (`offender's partner`).
 */
export function peopleOf(
  original: Edition,
  translation: Edition & Pick<DraftTranslation, 'untranslated'>,
): readonly Named[] {
  const [wanted, found] = [labelsOf(original.book), labelsOf(translation.book)];
  return [...wanted].flatMap(([id, label]): readonly Named[] => {
    const other = found.get(id) ?? '';
    const sides = [
      [label, wanted, original.book.language],
      [other, found, translation.book.language],
    ] as const;
    const isUnclear = sides.some(
      ([name, all, language]) =>
        name.split(' ').length > 2 ||
        ANYBODY[language].includes(name) ||
        [...all.values()].some((each) => each !== name && each.includes(name)),
    );
    return isUnclear || translation.untranslated.has(`person:${id}`)
      ? []
      : [{ original: namesOf(id, label, original), translation: namesOf(id, other, translation) }];
  });
}

/**
 * The end of a sentence for each of them whom only one of the two texts names.
 * @param around what may have named them before the original: a translation may name whom a pronoun takes up.
 */
export function strangePeople(
  people: readonly Named[],
  original: string,
  translation: string,
  around = original,
): readonly string[] {
  return people.flatMap((each) => {
    if (each.translation.exact.test(translation) && !each.original.isIn(around))
      return [`there is \`${each.translation.label}\`, and nowhere in the original \`${each.original.label}\`.`];
    return each.original.exact.test(original) && !each.translation.isIn(translation)
      ? [`there is no \`${each.translation.label}\`, and the original has \`${each.original.label}\`.`]
      : [];
  });
}

const ANYBODY: Readonly<Record<Language, readonly string[]>> = {
  nl: ['speler', 'ander'],
  da: ['spiller', 'spilleren', 'anden'],
  de: ['spieler', 'anderer'],
  en: ['player', 'other'],
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

function namesOf(id: string, label: string, { book, edition }: Edition): Names {
  // A party may be a term of the book as well: `arbiter` and `WL` name the `wedstrijdleider`.
  const terms = Object.values(edition.terms?.data ?? {}).filter(({ term, aliases = [] }) =>
    [term, ...aliases].some((each) => untagged(each).toLowerCase() === label),
  );
  const short = terms.flatMap(({ abbreviation }) => abbreviation ?? []);
  const more = terms.flatMap(({ term, aliases = [] }) => [term, ...aliases].map(untagged));
  const named = book.parties[id]?.named ?? [];
  const stems = [label, ...short, ...named, ...more].map((name) => name.split(' ').map(stemOf));
  return {
    label,
    exact: anyOf(
      [label, ...short].map((each) => RegExp.escape(each)),
      String.raw`(?!\p{L})`,
    ),
    isIn: (text) => stems.some((words) => words.every((word) => word.test(text))),
  };
}

/** A word without its last letters, which change with case, number and article. */
function stemOf(word: string): RegExp {
  return anyOf([RegExp.escape(word.slice(0, Math.max(4, word.length - 2)))]);
}

function anyOf(words: readonly string[], end = ''): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})${end}`, 'iu');
}
