/** From the library to the page for a case of several parts. */
import type { PartsRecord } from '#addresses/parts-record.ts';
import type { Urls } from '#addresses/urls.ts';
import { packs } from '#i18n/packs.ts';
import type { TogetherWords, WidgetWords } from '#i18n/words.ts';
import type { Edition } from '#library/types.ts';
import type { Language } from '#model/language.ts';
import { editionOf } from './edition-line.ts';
import { defined } from '#model/defined.ts';
import type { PageContext } from './page-context.ts';

export interface TogetherProps {
  readonly language: Language;
  /** The page's own address in the edition that it shows, and its permanent one. */
  readonly href: string;
  readonly permalink: string;
  readonly edition: string;
  /** Of a record that is made here, with the permanent addresses of its rulings and of its sheet. */
  readonly record: Pick<PartsRecord, 'book' | 'edition'>;
  readonly rulings: string;
  readonly sheet: string;
  /** The addresses of the edition's situations, by id and by former ids, in the book's order. */
  readonly situations: Readonly<Record<string, string>>;
  readonly all: string;
  /** The situations that are asked most. */
  readonly common: readonly { readonly title: string; readonly lang?: Language; readonly href: string }[];
  readonly share: string;
  readonly actions: Pick<WidgetWords['actions'], 'keep' | 'kept'>;
  readonly words: TogetherWords;
}

/** The addresses of an edition's situations, by id and by former ids, in the book's order. */
export function situationPaths({ situations }: Edition, urls: Urls): TogetherProps['situations'] {
  return Object.fromEntries(
    situations.flatMap(({ id, data: { aliases = [] } }) => [id, ...aliases].map((name) => [name, urls.situation(id)])),
  );
}

export function togetherProps(context: PageContext): TogetherProps {
  const { edition, urls, permanent, language } = context;
  const { share, keep, kept } = packs[language].widget.actions;
  return {
    language,
    href: urls.together,
    permalink: permanent.together,
    edition: editionOf(context),
    record: { book: edition.bookId, edition: edition.id },
    rulings: permanent.rulings,
    sheet: permanent.record,
    situations: situationPaths(edition, urls),
    all: urls.situations,
    common: edition.situations.flatMap(({ id, lang, data }) =>
      data.common ? [{ title: data.title, ...defined({ lang }), href: urls.situation(id) }] : [],
    ),
    share,
    actions: { keep, kept },
    words: packs[language].together,
  };
}
