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
  /** Whether a text has the label or its abbreviation, as they stand and not in a longer label. */
  readonly isNamedIn: (text: string) => boolean;
  /** Whether a text has any of the names for them, with its words in any form and order. */
  readonly isIn: (text: string) => boolean;
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
    const isUnclear = sides.some(([name, language]) => name.split(' ').length > 2 || ANYBODY[language].includes(name));
    return isUnclear || translation.untranslated.has(`person:${id}`)
      ? []
      : [{ original: namesOf(id, wanted, original), translation: namesOf(id, found, translation) }];
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
    if (each.translation.isNamedIn(translation) && !each.original.isIn(around))
      return [`there is \`${each.translation.label}\`, and nowhere in the original \`${each.original.label}\`.`];
    return each.original.isNamedIn(original) && !each.translation.isIn(translation)
      ? [`there is no \`${each.translation.label}\`, and the original has \`${each.original.label}\`.`]
      : [];
  });
}

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
  const exact = anyOf([label], 'iu');
  // In its own letters: `OP` is a side, and `op` a word of Dutch.
  const abbreviated = anyOf(short, 'u');
  return {
    label,
    isNamedIn: (text) => exact.test(text.replaceAll(longer, '')) || abbreviated.test(text),
    isIn: (text) => stems.some((words) => words.every((word) => word.test(text))),
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
