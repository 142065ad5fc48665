/** The pages that lay one idea of several games side by side. They belong to no book, and stand under each language. */
import { conceptLabels } from '../i18n/concepts.ts';
import { sharedConcepts, type Concept } from '../library/concepts.ts';
import { bookLanguages, type BookLanguage } from '../model/index.ts';
import { site } from '../site.ts';

/** The languages that the site has books in: those that its own pages speak. */
export function spokenLanguages(): readonly BookLanguage[] {
  const { books } = site();
  return bookLanguages.filter((language) => books.some(({ book }) => book.language === language));
}

/** What a concept is called; its id stands in for a label that is missing, which a test reports. */
export function conceptLabel({ id }: Concept, language: BookLanguage): string {
  return conceptLabels[id]?.[language] ?? id;
}

/** By label, as the language orders its words. */
export function conceptsInOrder(language: BookLanguage): readonly Concept[] {
  const order = new Intl.Collator(language);
  return sharedConcepts(site()).toSorted((a, b) => order.compare(conceptLabel(a, language), conceptLabel(b, language)));
}

export interface Elsewhere {
  readonly href: string;
  /** The words of the other books, each with its language. */
  readonly words: readonly { readonly text: string; readonly language: BookLanguage; readonly book: string }[];
}

/** What each concept of a book is called in other books; those that no other book has a word for are left out. */
export function elsewhereOf(bookId: string, languageHome: string): ReadonlyMap<string, Elsewhere> {
  return new Map(
    sharedConcepts(site()).flatMap((shared) => {
      const found = inOtherBooks(shared, bookId, languageHome);
      return found ? [[shared.id, found] as const] : [];
    }),
  );
}

function inOtherBooks(shared: Concept, bookId: string, languageHome: string): Elsewhere | undefined {
  const others = shared.books.filter(({ edition }) => edition.bookId !== bookId);
  if (others.length === 0) return undefined;
  return {
    href: `${languageHome}concepts/${shared.id}/`,
    words: others.flatMap(({ edition, terms }) =>
      terms.slice(0, 1).map(({ term }) => ({
        text: term.term,
        language: edition.book.language,
        book: edition.book.title,
      })),
    ),
  };
}
