/** Structured data for search engines: schema.org as JSON-LD, if the site knows its host. */
import type { Edition } from '#library/types.ts';
import { untagged } from '#model/language-tags.ts';

export interface DataOf {
  readonly edition: Edition;
  readonly site: URL;
  /** Path of the address that counts. */
  readonly path: string;
  readonly description: string;
  /** The pages above it, the book first, and itself last. */
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly about?: AboutPage | undefined;
  /** Of a page of a translation: the path of the page in the language of the book. */
  readonly original?: string | undefined;
}

/** The kind of page; other pages have only their breadcrumbs. */
export type AboutPage =
  /** The book in an edition. */
  | { readonly kind: 'book' }
  /** A text of its own, and the day on which it was published. */
  | { readonly kind: 'text'; readonly headline: string; readonly day: string };

/** JSON for a script element; it cannot contain the end of the element. */
export function structuredData(data: DataOf): string {
  const graph = [...(data.trail.length > 1 ? [trailOf(data)] : []), ...aboutOf(data)];
  if (graph.length === 0) return '';
  const text = untagged(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));
  return text.replaceAll('<', '\\u003c');
}

function trailOf({ trail, path, site }: DataOf) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: new URL(href, site).href,
    })),
  };
}

function aboutOf(data: DataOf): readonly object[] {
  const { about, edition, path, site, description } = data;
  const url = new URL(path, site).href;
  const inLanguage = edition.book.language;
  switch (about?.kind) {
    case undefined:
      return [];
    case 'book':
      return [{ ...bookOf(edition), url, description, inLanguage, ...translationOf(data) }];
    case 'text': {
      const { headline, day } = about;
      return [
        {
          '@type': 'Article',
          headline,
          description,
          url,
          inLanguage,
          datePublished: day,
          ...translationOf(data),
          isPartOf: bookOf(edition),
        },
      ];
    }
  }
}

/** Of a page of a translation, the page that it translates. */
function translationOf({ edition, site, original }: DataOf) {
  if (original === undefined) return {};
  return {
    translationOfWork: {
      '@type': 'CreativeWork',
      url: new URL(original, site).href,
      inLanguage: edition.original,
    },
  };
}

/** A rulebook with its publisher, and where we restate another's text, with that as well. */
function bookOf({ book, meta, isSource }: Edition) {
  const { name, url } = book.authority;
  const publisher = { '@type': 'Organization', name, ...(url === undefined ? {} : { url }) };
  const work = { '@type': 'CreativeWork', name: book.title, version: meta.title };
  if (isSource) return { ...work, publisher };
  return {
    ...work,
    isBasedOn: {
      '@type': 'CreativeWork',
      name: meta.official?.title ?? book.title,
      ...(meta.official === undefined ? {} : { url: meta.official.url }),
      publisher,
    },
  };
}
