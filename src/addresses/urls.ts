/**
 * The addresses of a book's pages (design §5), made here so that each link works under a base path. Beside these there are
 * the paths inside an edition that the search finds (src/search/), and the pages of no book: `<language>/concepts/`.
 */
import { slugOfArticle } from '#model/article.ts';

export interface Place {
  /** The site's base path with a slash at its end: `/` or `/arbiter/`. */
  readonly base: string;
  readonly language: string;
  readonly book: string;
  /** Set on pages of a dated edition; absent on the pages of the current one. */
  readonly edition?: string;
}

export interface Urls {
  readonly home: string;
  readonly language: string;
  readonly book: string;
  readonly situations: string;
  readonly penalties: string;
  readonly terms: string;
  readonly gaps: string;
  /** The index of law articles; only books that apply a law book have one. */
  readonly laws: string;
  /** The list of rules by chapter. */
  readonly rules: string;
  rule(slug: string, clause?: string): string;
  /** `query` without the question mark. */
  situation(id: string, query?: string): string;
  /** What its rulings say, as data for the questions on its page. */
  situationTexts(id: string): string;
  /** A situation's procedure as a sheet to print. */
  procedure(id: string): string;
  ruling(id: string, query?: string): string;
  /** `27B1(a)`, as it is printed. */
  law(article: string): string;
  /** Where a situation's options are added up. */
  calculator(situation: string): string;
  term(id: string): string;
  /** `17` or `17#a`, as in a citation. */
  citation(cite: string): string;
}

/** The addresses of a book: of its current edition, or of a dated one if the place names it. */
export function urlsOf(place: Place): Urls {
  const language = `${place.base}${place.language}/`;
  const book = `${language}${place.book}/${place.edition === undefined ? '' : `${place.edition}/`}`;
  const withQuery = (path: string, query?: string) => (query === undefined || query === '' ? path : `${path}?${query}`);
  const rule = (slug: string, clause?: string) => `${book}${slug}/${clause === undefined ? '' : `#${clause}`}`;
  return {
    home: place.base,
    language,
    book,
    situations: `${book}situations/`,
    penalties: `${book}penalties/`,
    terms: `${book}terms/`,
    gaps: `${book}gaps/`,
    laws: `${book}laws/`,
    rules: `${book}#rules`,
    rule,
    situation: (id, query) => withQuery(`${book}situations/${id}/`, query),
    situationTexts: (id) => `${book}situations/${id}/texts.json`,
    calculator: (situation) => `${book}calculators/${situation}/`,
    ruling: (id, query) => withQuery(`${book}rulings/${id}/`, query),
    procedure: (id) => `${book}situations/${id}/procedure/`,
    law: (article) => `${book}laws/#${slugOfArticle(article)}`,
    term: (id) => `${book}terms/#${id}`,
    citation: (cite) => {
      const [slug = '', clause] = cite.split('#');
      return rule(slug, clause);
    },
  };
}

/** Where links written in content lead: `rule:17#a`, `term:kap`, `situation:kap-game`, `ruling:kap`; others stay. */
export function resolveLink(href: string, urls: Urls): string {
  const colon = href.indexOf(':');
  const target = href.slice(colon + 1);
  switch (href.slice(0, Math.max(colon, 0))) {
    case 'rule':
      return urls.citation(target);
    case 'term':
      return urls.term(target);
    case 'situation':
      return urls.situation(target);
    case 'ruling':
      return urls.ruling(target);
    default:
      return href;
  }
}
