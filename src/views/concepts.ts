/** The pages that compare a concept of several games. They belong to a language and not to a book. */
import { packs } from '#i18n/packs.ts';
import { sharedConcepts, type Concept } from '#library/concepts.ts';
import { booksInAll, libraryIn } from '#library/in-language.ts';
import type { Library } from '#library/types.ts';
import { languages, type BookId, type Language } from '#model/index.ts';
import type { Urls } from '#addresses/urls.ts';

/**
 * The languages in which the site has books or translations: those of its own pages, in the order of its
 * settings. Of those not named there, the language that most books were written in comes first: a few
 * translated rules must not turn the front door.
 */
export function spokenLanguages({ books, settings }: Spoken): readonly Language[] {
  const named = settings?.languages ?? [];
  const place = (language: Language) => (named.includes(language) ? named.indexOf(language) : named.length);
  const originals = (language: Language) => books.filter(({ book }) => book.language === language).length;
  return languages
    .filter((language) => booksInAll({ books }).some(({ book }) => book.language === language))
    .toSorted((a, b) => place(a) - place(b) || originals(b) - originals(a));
}
type Spoken = Pick<Library, 'books'> & Partial<Pick<Library, 'settings'>>;

/** The name of a concept; its id if a label is missing, which a test reports. */
export function conceptLabel({ id }: Concept, language: Language): string {
  const labels: Readonly<Record<string, string>> = packs[language].conceptLabels;
  return labels[id] ?? id;
}

/** By label, as the language orders its words. */
export function conceptsInOrder(library: Library, language: Language): readonly Concept[] {
  const order = new Intl.Collator(language);
  return sharedConcepts(libraryIn(library, language)).toSorted((a, b) =>
    order.compare(conceptLabel(a, language), conceptLabel(b, language)),
  );
}

export interface Elsewhere {
  readonly href: string;
  /** The words of the other books, each with its language. */
  readonly words: readonly { readonly text: string; readonly language: Language; readonly book: string }[];
}

/** The names of a book's concepts in other books; concepts of no other book are left out. */
export function elsewhereOf(
  library: Library,
  bookId: BookId,
  urls: Pick<Urls, 'concept'>,
): ReadonlyMap<string, Elsewhere> {
  return new Map(
    sharedConcepts(library).flatMap((shared) => {
      const found = inOtherBooks(shared, bookId, urls);
      return found ? [[shared.id, found] as const] : [];
    }),
  );
}

function inOtherBooks(shared: Concept, bookId: BookId, urls: Pick<Urls, 'concept'>): Elsewhere | undefined {
  const others = shared.books.filter(({ edition }) => edition.bookId !== bookId);
  if (others.length === 0) return undefined;
  return {
    href: urls.concept(shared.id),
    words: others.flatMap(({ edition, terms }) =>
      terms.slice(0, 1).map(({ term }) => ({
        text: term.term,
        language: term.lang ?? edition.book.language,
        book: edition.book.title,
      })),
    ),
  };
}
