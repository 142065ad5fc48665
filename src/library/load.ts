/**
 * The library: every edition read, joined and planned. What pages, widgets and the JSON interface are made
 * from (src/site.ts).
 */
import { languages, partsOfOn, type Language } from '#model/index.ts';
import { readDraft, type Draft, type DraftBook } from './draft.ts';
import type { ContentFile } from './placed.ts';
import { readContentFiles } from './files.ts';
import type { FrozenFile } from './frozen.ts';
import { inForce, isAhead, today, type Day } from './in-force.ts';
import { joinEdition } from './join-edition.ts';
import { settingsOf, type SiteSettings } from './settings.ts';
import type { HouseDoc, Library, LoadedBook } from './types.ts';

/** Reads `<root>/content` for tests and measurements; pages have theirs checked first, from `site()`. */
export function loadLibrary(root: string, day = today()): Library {
  return joinLibrary(readContentFiles(root), day);
}

/**
 * Joins files that are in memory.
 * @param day the day for which the site is made: it decides which edition is in force.
 */
export function joinLibrary(files: readonly ContentFile[], day: Day): Library {
  return joinDraft(readDraft(files), day);
}

/**
 * Joins what has been read. Content that the checker refuses is left out without a message: check first.
 * @throws for a book without editions.
 */
export function joinDraft({ books, frozen, site }: Draft, day: Day): Library {
  const settings = settingsOf(site?.data);
  const joined = new Map<string, LoadedBook>();
  // Those that house rules stand on come before them.
  for (const book of books) {
    const below = book.house && joined.get(partsOfOn(book.house.data.on).book);
    joined.set(book.id, joinBook(book, frozen, settings, day, below));
  }
  return { books: [...joined.values()], settings };
}

/** @param below the book that its house rules stand on. */
function joinBook(
  draft: DraftBook,
  frozen: readonly FrozenFile[],
  { isSource }: SiteSettings,
  day: Day,
  below?: LoadedBook,
): LoadedBook {
  const valid = inForce(draft.editions, day);
  const editions = draft.editions.map((edition) =>
    joinEdition(draft, edition, {
      current: edition === valid,
      ahead: isAhead(edition.meta, day),
      isSource,
      frozen: frozen.filter((file) => file.book === draft.id && file.edition === edition.id),
      house: houseDoc(draft, below, draft.data.language),
    }),
  );
  const current = editions.find((edition) => edition.current);
  if (!current) throw new Error(`content/${draft.id}/book.yaml names no edition`);
  const book = { id: draft.id, book: draft.data, editions, current, translations: [] };
  return { ...book, translations: translationsOf(draft, book, below) };
}

function houseDoc({ house }: DraftBook, below: LoadedBook | undefined, language: Language): HouseDoc | undefined {
  const book = below?.translations.find((each) => each.book.language === language) ?? below;
  const edition = house && book?.editions.find(({ id }) => id === partsOfOn(house.data.on).edition);
  return edition && { data: house.data, below: edition };
}

/** The book in every language that one of its editions has words in. */
function translationsOf(draft: DraftBook, original: LoadedBook, below?: LoadedBook): readonly LoadedBook[] {
  const spoken = languages.filter((language) =>
    original.editions.some((edition) => edition.languages.includes(language)),
  );
  return spoken.flatMap((language): readonly LoadedBook[] => {
    if (language === draft.data.language) return [];
    const editions = original.editions.map((edition, at) => {
      const translation = draft.editions[at]?.translations.find((each) => each.language === language);
      return translation
        ? joinEdition(
            { ...draft, ...translation.book },
            translation.edition,
            { ...edition, frozen: [], house: houseDoc(draft, below, language) },
            { of: edition, ...translation },
          )
        : edition;
    });
    const current = editions.find((edition) => edition.current) ?? original.current;
    const book = editions.findLast((edition) => edition.book.language === language)?.book ?? original.book;
    return [{ id: original.id, book, editions, current, translations: [], original }];
  });
}
