import { expect, it } from 'vitest';
import { hasPart, noteAnchor, pageAt } from '#addresses/pages.ts';
import { loadLibrary } from '#library/load.ts';
import type { Edition } from '#library/types.ts';
import { slugOfArticle } from '#model/article.ts';
import { asId } from '#model/index.ts';
import { few } from '../support/few.ts';
import { pagesOf, SITE, type Page } from '../support/site.ts';

const { books } = loadLibrary('.');
const pages = pagesOf(SITE).filter(({ redirect, type }) => !redirect && type !== 'not-found');

it('every part of a page is known to the table of pages or named by its content', () => {
  const unknown = pages.flatMap((page) => {
    const named = namedByContent(page);
    return page.document
      .querySelectorAll('[id]')
      .map(({ id }) => id)
      .filter((id) => page.type !== 'not-found' && !hasPart(page.type, id) && !named.has(id))
      .map((id) => `${page.url}#${id}`);
  });
  expect(few(unknown)).toEqual([]);
});

it('nothing that content names shares its name with a part of its page', () => {
  const shared = pages.flatMap((page) =>
    [...namedByContent(page)]
      .filter((id) => page.type !== 'not-found' && hasPart(page.type, id))
      .map((id) => `${page.url}#${id}`),
  );
  expect(few(shared)).toEqual([]);
  const clauses = pages.filter(({ type }) => type === 'rule').flatMap((page) => [...namedByContent(page)]);
  const written = books.flatMap(({ current }) => current.rules.flatMap((rule) => rule.clauses));
  expect(written.length).toBeGreaterThan(0);
  expect(clauses.length).toBeGreaterThanOrEqual(written.length);
});

it('no part has its name twice on a page', () => {
  const twice = pages.flatMap(({ url, document }) => {
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${url}#${id}`);
  });
  expect(few(twice)).toEqual([]);
});

/** The names that content gives to parts of a page. */
function namedByContent({ path, type }: Page): ReadonlySet<string> {
  const [, book, ...rest] = path.split('/');
  const found = books.find(({ id }) => id === book);
  if (!found) return new Set();
  const dated = found.editions.find(({ id }) => id === rest[0]);
  const edition = dated ?? found.current;
  switch (type) {
    case 'rule': {
      const id = pageAt('edition', (dated ? rest.slice(1) : rest).join('/'))?.id ?? '';
      const clauses = edition.ruleBySlug.get(asId(id))?.clauses ?? [];
      return new Set(
        clauses.flatMap((clause) => [
          clause.id,
          ...clause.notes.flatMap((note) =>
            (note.id === undefined ? [] : [note.id, ...note.aliases]).map((id) => noteAnchor(clause.id, id)),
          ),
        ]),
      );
    }
    case 'book':
      return new Set(edition.meta.chapters.map(({ id }) => id));
    case 'situations':
      return new Set(edition.book.phases.map(({ id }) => id));
    case 'terms':
      return new Set(Object.keys(edition.terms));
    case 'laws':
      return articlesOf(edition);
    default:
      return new Set();
  }
}

function articlesOf({ laws }: Edition): ReadonlySet<string> {
  return new Set(Object.keys(laws?.articles ?? {}).map(slugOfArticle));
}
