/**
 * Whether a translation speaks of the people that its original speaks of: `declarer` for `overtreder` turns a
 * ruling round. Whom a sentence of the original names, its translation names; it may also name whom the
 * original takes up in a pronoun.
 */
import { wholeWords } from '#check/whole-words.ts';
import type { DraftEdition, DraftTranslation } from '#library/draft.ts';
import type { Book, Language, Term } from '#model/index.ts';
import { untagged } from '#model/language-tags.ts';
import { sentencePairs, type TextPair } from './word-pairs.ts';

/** A decider or party in both languages. */
export interface Named {
  readonly isDecider: boolean;
  readonly original: Names;
  readonly translation: Names;
}

interface Names {
  /** As findings name them. */
  readonly label: string;
  /** How often a text has the label, its abbreviation or its term, and not within a longer name. */
  readonly labelled: (text: string) => number;
  /** Whether their term means any player too: `spilleren` is declarer, or the one a text speaks of. */
  readonly isAnyPlayer: boolean;
  /** How often a text speaks of any player. */
  readonly players: (text: string) => number;
  /** Whether a text has any of the names for them, with its words in any form and order. */
  readonly isIn: (text: string) => boolean;
  /** How often, at most: by the last word of each name. */
  readonly named: (text: string) => number;
  /** The same, but of any player by the whole name, which is no more than `spil` otherwise. */
  readonly mentioned: (text: string) => number;
}

interface Edition {
  readonly book: Book;
  readonly edition: Pick<DraftEdition, 'terms'>;
}

/**
 * The deciders and parties of a book whose label is translated; without those that any `he` may stand for
 * (`the player`, `the other`) and those of both sides, who may be `neither`.
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
    const isUnclear = sides.some(([name, language]) => ANYBODY[language].includes(name) || BOTH.test(name));
    return isUnclear || translation.untranslated.has(`person:${id}`)
      ? []
      : [
          {
            isDecider: id in original.book.roles,
            original: namesOf(id, wanted, original, true),
            translation: namesOf(id, found, translation, false),
          },
        ];
  });
}

/**
 * The end of a sentence for each of them whom only one of two sentences names. A pronoun of the original
 * takes up whom its text has named before; where that has named nobody, whom anything around it names. A
 * decider must be in the last text with any name: who decides is mostly said anew.
 * @param around the other texts of the unit, or those of a rule for its clauses.
 */
export function strangePeople(people: readonly Named[], pair: TextPair, around: string): readonly string[] {
  const sentences = sentencePairs(pair);
  return sentences.flatMap(([wanted, found], at) => {
    const before = sentences
      .slice(0, at)
      .map(([sentence]) => sentence)
      .join(' ');
    const isNamedIn = (text: string) => people.some(({ original }) => original.isIn(text));
    const isFromAround = !isNamedIn(before) && (!isNamedIn(wanted) || PRONOUN.test(wanted));
    const reach = `${wanted} ${isFromAround ? around : before}`;
    const earlier = around
      .slice(0, Math.max(around.indexOf(pair.original), 0))
      .split(' · ')
      .filter(isNamedIn);
    const nearby = isFromAround && earlier.length > 0 ? [wanted, ...earlier.slice(-1)].join(' ') : reach;
    const lostOrAdded = people.flatMap(({ isDecider, original, translation }): readonly string[] => {
      const others = original.isAnyPlayer ? translation.players(found) : 0;
      const isLost =
        (original.labelled(wanted) > 0 && others === 0 && !translation.isIn(found)) ||
        original.labelled(wanted) > translation.named(found) + others;
      if (isLost)
        return [`“${found}” does not say \`${translation.label}\` where the original says \`${original.label}\`.`];
      return translation.labelled(found) > 0 && !original.isIn(isDecider ? nearby : reach)
        ? [
            `“${found}” says \`${translation.label}\`, and the original does not say \`${original.label}\` there or before.`,
          ]
        : [];
    });
    return lostOrAdded.length > 0 ? lostOrAdded : mixedUp(people, wanted, found);
  });
}

/**
 * Pronouns of a sentence mostly take up one and the same. A translation may name them instead; where it
 * names two people more often than the original, one of them has probably taken the place of the other. A
 * decider is named anew anyway.
 */
function mixedUp(people: readonly Named[], wanted: string, found: string): readonly string[] {
  const oftener = people.filter(
    ({ isDecider, original, translation }) => !isDecider && translation.labelled(found) > original.mentioned(wanted),
  );
  const [one, other] = oftener.map(({ translation }) => `\`${translation.label}\``);
  if (one === undefined || other === undefined) return [];
  return [`“${found}” says both ${one} and ${other} more often than the original names them.`];
}

/** Of Dutch, Danish, German and English: what one of them has for somebody is no other word in another. */
const PRONOUN = wholeWords(
  'hij|hem|zijn|zij|ze|hun|hen|haar|die|diens|deze|zelf|wie|han|ham|hans|hende|hendes|den|dem|sin|sit|sine|deres|selv|er|ihm|ihn|ihnen|sein\\p{L}*|sie|ihr\\p{L}*|der|wer|he|him|his|she|her|they|them|their|who|whoever|whose',
);

/** Of both, a sentence may say `neither`. */
const BOTH = /^(?:beide|begge|both) /u;

const PLAYER: Readonly<Record<Language, string>> = { nl: 'speler', da: 'spiller', de: 'spieler', en: 'player' };

const ANYBODY: Readonly<Record<Language, readonly string[]>> = {
  nl: [PLAYER.nl, 'ander'],
  da: [PLAYER.da, 'anden'],
  de: [PLAYER.de, 'anderer'],
  en: [PLAYER.en, 'other'],
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

function namesOf(
  id: string,
  labels: ReadonlyMap<string, string>,
  { book, edition }: Edition,
  isOriginal: boolean,
): Names {
  const label = labels.get(id) ?? '';
  // A party may be a term of the book as well: `arbiter` and `WL` name the `wedstrijdleider`.
  const mine = terms(edition).filter((each) => namesOfTerm(each).some((name) => name.toLowerCase() === label));
  const short = mine.flatMap(({ abbreviation }) => abbreviation ?? []);
  const more = mine.flatMap(namesOfTerm);
  const named = book.parties[id]?.named ?? [];
  const stems = [label, ...short, ...named, ...more].map((name) =>
    stemsOf(name, id in book.roles || book.language === 'en'),
  );
  const own = [label, ...mine.map(({ term }) => untagged(term).toLowerCase())];
  const others = [...labels.values(), ...terms(edition).flatMap(namesOfTerm)].map((name) => name.toLowerCase());
  const longer = anyOf(
    others.filter(
      (each) => each.includes(label) && each !== label && !more.some((name) => name.toLowerCase() === each),
    ),
    'giu',
  );
  const said = isOriginal ? own.filter((each) => !ANYBODY[book.language].includes(each)) : [label];
  // Also as whose something is, as in `melderens`; English has an apostrophe there, and `clubs` are many.
  const whose = book.language === 'en' ? said : said.flatMap((each) => [each, `${each}s`]);
  const exact = anyOf(book.language === 'de' ? whose.flatMap(declined) : whose, 'giu');
  // In its own letters: `OP` is a side, and `op` a word of Dutch.
  const abbreviated = anyOf(short, 'gu');
  const lastWords = new RegExp(stems.map((words) => words.at(-1)?.source ?? '').join('|'), 'giu');
  const anyPlayer = new RegExp(stemOf(PLAYER[book.language], true), 'giu');
  const isAnyPlayer = own.includes(PLAYER[book.language]);
  // With the endings of case, number and article.
  const whole = anyOf([label, ...short, ...named, ...more], 'giu', String.raw`\p{L}{0,3}`);
  const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return {
    label,
    isAnyPlayer,
    players: (text) => count(text, anyPlayer),
    labelled: (text) => count(text.replaceAll(longer, ''), exact) + count(text, abbreviated),
    isIn: (text) => stems.some((words) => words.every((word) => word.test(text))),
    named: (text) => count(text, lastWords),
    mentioned: (text) => count(text, isAnyPlayer ? whole : lastWords),
  };
}

/** `erster Mitspieler` in German is `der erste` and `dem ersten` too, and of several, `den Mitspielern`. */
function declined(name: string): readonly string[] {
  const [, stem, noun] = /^(\p{L}+e)r (\p{L}.*)$/u.exec(name) ?? [];
  const forms = stem === undefined ? [name] : ['', 'r', 'n', 'm', 's'].map((ending) => `${stem}${ending} ${noun}`);
  return forms.flatMap((form) => [form, `${form}n`]);
}

function terms(edition: Edition['edition']) {
  return Object.values(edition.terms?.data ?? {});
}

/** Also without the word of another language behind it, as in `Team-mate (makker)`. */
function namesOfTerm({ term, aliases = [] }: Term): readonly string[] {
  return [term, term.replace(/ \([^)]*\)$/u, ''), ...aliases].map(untagged);
}

/** Of its longer words, so that `partner van de overtreder` is in `de overtreder en zijn partner`. */
function stemsOf(name: string, keepsEr: boolean): readonly RegExp[] {
  const words = name.match(/[\p{L}-]+/gu) ?? [];
  const longer = words.filter(({ length }) => length > 3);
  return (longer.length === 0 ? words : longer).map((word) => stemOf(word, keepsEr));
}

/**
 * A word without its last letters, which change with case, number and article.
 * @param keepsEr as those of deciders do: `Aufschreiber` says who decides, and `aufschreiben` what anybody
 * does. Parties are often named by what they do: `Karen spiller`. But an English one never is: `declared`
 * says nothing of declarer.
 */
function stemOf(word: string, keepsEr = false): RegExp {
  const length = keepsEr && /..er$/iu.test(word) ? word.length : word.length - 2;
  const stem = RegExp.escape(word.slice(0, Math.max(4, length)));
  return new RegExp(String.raw`(?<!\p{L})${stem}`, 'iu');
}

/** Matches any of the names where it stands as a whole, but for its endings; nothing if there are none. */
function anyOf(names: readonly string[], flags: string, endings = ''): RegExp {
  const all = names.map((each) => RegExp.escape(each)).join('|');
  return new RegExp(names.length === 0 ? '(?!)' : String.raw`(?<![\p{L}-])(?:${all})${endings}(?![\p{L}-])`, flags);
}
