/** The shape of a record, for those who write the index and for those who read it. */
import type { HitKind } from '#addresses/pages.ts';
import type { Language } from '#model/language.ts';

/** One record as Pagefind takes it; its language decides how its words are stemmed. */
export interface TextRecord {
  /** The address in its edition, below the site's base path: `nl/troefcall/2020-2021/17/#a`. */
  readonly url: string;
  readonly content: string;
  readonly language: string;
  readonly meta: TextMeta;
  /** By this a search is kept to an edition: see `editionFilter`. */
  readonly filters: { readonly edition: readonly [string] };
}

/** What a hit shows besides its excerpt. */
export interface TextMeta {
  /** Tagged if its language is not the record's (`tagged`). */
  readonly title: string;
  readonly kind: HitKind;
  /** As the book writes it; absent if there is none. */
  readonly number?: string;
  /** The language of the text, where that is not the record's. */
  readonly lang?: Language;
}

/** `troefcall/2020-2021` */
export function editionFilter(book: string, edition: string): string {
  return `${book}/${edition}`;
}

/** Parses a record's address: `nl/troefcall/2020-2021/17/#a` → troefcall, 2020-2021, `17/#a`. */
export function addressOf(url: string): { readonly book: string; readonly edition: string; readonly path: string } {
  const [, book = '', edition = '', ...path] = url.split('/');
  return { book, edition, path: path.join('/') };
}
