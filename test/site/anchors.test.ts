import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { hasPart, noteAnchor, pageAt, type PageKind } from '#addresses/pages.ts';
import type { LoadedBook } from '#library/types.ts';
import { slugOfArticle } from '#model/article.ts';
import { asId } from '#model/index.ts';
import { few } from '../support/few.ts';
import { CONTENT, FIXTURE } from '../support/fixture-site.ts';
import { libraryAt } from '../support/library.ts';
import { asShown, lookedAt, pagesOf, SITE, type Build, type Page } from '../support/site.ts';

interface Looked {
  readonly page: Page;
  readonly type: PageKind;
  /** What content calls parts of it. */
  readonly named: ReadonlySet<string>;
}

/** The small books have older editions and former names, which those of the site need not have. */
const builds = [
  ['the site', looked(SITE, '.')],
  ['the small books', looked(FIXTURE, CONTENT)],
] as const;
const ids = new WeakMap<Page, readonly string[]>();
const parsed = new Set([SITE, FIXTURE].flatMap(lookedAt));
const pages = builds.flatMap(([, { pages: each }]) => each).filter(({ page }) => parsed.has(page));

it('every part of a page is known to the table of pages or named by its content', () => {
  const unknown = pages.flatMap(({ page, type, named }) =>
    idsIn(page)
      .filter((id) => !hasPart(type, id) && !named.has(id))
      .map((id) => `${page.url}#${id}`),
  );
  expect(few(unknown)).toEqual([]);
});

it('nothing that content names shares its name with a part of its page', () => {
  const shared = pages.flatMap(({ page, type, named }) =>
    [...named].filter((id) => hasPart(type, id)).map((id) => `${page.url}#${id}`),
  );
  expect(few(shared)).toEqual([]);
});

it.each(builds)('in %s every clause is looked for on the page of its rule', (_, { books, pages: all }) => {
  const clauses = all.filter(({ type }) => type === 'rule').flatMap(({ named }) => [...named]);
  const written = books.flatMap(({ current }) => current.rules.flatMap((rule) => rule.clauses));
  expect(written.length).toBeGreaterThan(0);
  expect(clauses.length).toBeGreaterThanOrEqual(written.length);
});

it('no part has its name twice on a page', () => {
  const twice = pages
    .flatMap(({ page: one }) => asShown(one))
    .flatMap((page) => {
      const ids = idsIn(page);
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${page.url}#${id}`);
    });
  expect(few(twice)).toEqual([]);
});

/** Pages are parsed once, and not kept: all of them at once need more memory than a worker has. */
function idsIn(page: Page): readonly string[] {
  const known = ids.get(page);
  if (known) return known;
  const found = parse(page.html)
    .querySelectorAll('[id]')
    .map(({ id }) => id);
  ids.set(page, found);
  return found;
}

/** The books below a root, and the pages built from them that say something. */
function looked(
  site: Build,
  root: string,
): { readonly books: readonly LoadedBook[]; readonly pages: readonly Looked[] } {
  const { books } = libraryAt(root);
  const saying = pagesOf(site).flatMap((page) => {
    const { type, redirect, path } = page;
    if (redirect || type === 'not-found') return [];
    const [, id, ...rest] = path.split('/');
    const book = books.find((each) => each.id === id);
    return [{ page, type, named: new Set(book ? namedByContent(type, book, rest) : []) }];
  });
  return { books, pages: saying };
}

/**
 * The names that content gives to parts of a page, and those that it gave before: links of then still lead
 * there. A page at the book's own address has those of older editions too.
 */
function namedByContent(type: PageKind, book: LoadedBook, path: readonly string[]): readonly string[] {
  const dated = book.editions.find(({ id }) => id === path[0]);
  const edition = dated ?? book.current;
  const answering = dated ? [dated] : book.editions;
  switch (type) {
    case 'rule':
    case 'embeddedRule': {
      const slug = pageAt('edition', (dated ? path.slice(1) : path).join('/'))?.id ?? '';
      const rule = edition.ruleBySlug.get(asId(slug))?.id;
      const same = answering.flatMap(({ rules }) => rules.filter(({ id }) => id === rule));
      return same
        .flatMap(({ clauses }) => clauses)
        .flatMap(({ id: clause, aliases, notes }) => {
          const names = notes.flatMap(({ id, aliases: former }) => (id === undefined ? [] : [id, ...former]));
          return [clause, ...aliases].flatMap((id) => [id, ...names.map((name) => noteAnchor(id, name))]);
        });
    }
    case 'book':
      return edition.meta.chapters.map(({ id }) => id);
    case 'situations':
      return edition.book.phases.map(({ id }) => id);
    case 'terms':
      return answering
        .flatMap(({ terms }) => Object.values(terms))
        .flatMap(({ id, formerIds = [] }) => [id, ...formerIds]);
    case 'laws':
      return answering.flatMap(({ laws }) => Object.keys(laws?.articles ?? {}).map(slugOfArticle));
    default:
      return [];
  }
}
