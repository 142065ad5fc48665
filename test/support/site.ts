/**
 * The built site as the tests read it: every page with its address, its type and its parsed HTML. The tests
 * of `site` and `e2e` look at a build of the books: `npm test` makes one below a path and names it in the
 * environment; without it, it is `dist` (from `npm run build`, with the same BASE_PATH).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { pageAt, pageKinds, type PageKind } from '#addresses/pages.ts';
import { slashed } from '../../scripts/hosting/headers.ts';
import { THOROUGH } from './thorough.ts';

export interface Build {
  readonly root: string;
  /** The path that it is served under, with a slash at its end. */
  readonly base: string;
  /** The folder of its books; by default the site's own. */
  readonly content?: string;
}

export const SITE: Build = {
  root: process.env['ARBITER_SITE'] ?? 'dist',
  base: slashed(process.env['BASE_PATH'] ?? '/'),
};

export const pageTypes = [...pageKinds, 'not-found'] as const;
export type PageType = PageKind | 'not-found';

export interface Page {
  /** The address from the root of the host, with the base path. */
  readonly url: string;
  /** The address from the site's start page. */
  readonly path: string;
  readonly file: string;
  readonly type: PageType;
  /** Whether it is a page of a dated edition. */
  readonly dated: boolean;
  /** Whether all it does is lead on to another address. */
  readonly redirect: boolean;
  readonly html: string;
  readonly document: HTMLElement;
}

const read = new Map<string, readonly Page[]>();
/**
 * The pages that were looked at last, by their files, the one longest ago first. All pages at once are more
 * than a process may hold, and what a weak reference has given stays until a test waits for something. Those
 * that are looked at before every change are few enough to be parsed only once.
 */
const parsed = new Map<string, HTMLElement>();
const MOST_PARSED = THOROUGH ? 300 : Infinity;

/** Every page of a build. Throws with what to do if there is no build. */
export function pagesOf(build: Build): readonly Page[] {
  const { root } = build;
  const known = read.get(root);
  if (known) return known;
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${root} holds no built site; run npm test, or npm run build first`);
  const pages = filesBelow(root, '.html')
    .filter((path) => !path.startsWith('pagefind/'))
    .map((path) => page(build, path));
  read.set(root, pages);
  return pages;
}

/**
 * A page as its readers see it: one that has its content in several languages, in templates, once in each
 * (src/components/readers-language.ts).
 */
export function asShown(page: Page): readonly Page[] {
  const templates = [...page.html.matchAll(/<template data-start=[^>]*>([^]*?)<\/template>/g)];
  if (templates.length === 0) return [page];
  const own = templates.reduce((html, [whole]) => html.replace(whole, ''), page.html);
  const [shown = ''] = /<header[^]*<\/main>/.exec(own) ?? [];
  return ['', ...templates.map(([, content = '']) => content)].map((content) => {
    const html = content === '' ? own : own.replace(shown, () => content);
    return { ...page, html, document: parse(html) };
  });
}

/**
 * What is looked at page by page: all pages in the thorough run; before every change the largest of each kind
 * in each language of each book, dated or not, and every tenth of the others.
 */
export function lookedAt(build: Build): readonly Page[] {
  if (THOROUGH) return pagesOf(build);
  const groups = Map.groupBy(pagesOf(build), ({ path, type, dated }) =>
    [...path.split('/').slice(0, 2), type, dated].join(' '),
  );
  return [...groups.values()].flatMap((pages) => {
    const [largest, ...others] = pages.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return [...(largest ? [largest] : []), ...others.filter((_, at) => at % 10 === 0)];
  });
}

function sizeOf({ file }: Page): number {
  return statSync(file).size;
}

/** Files below a folder with this ending, as paths inside it with forward slashes, sorted. */
export function filesBelow(root: string, ending: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort();
}

/** The fullest page of each type that the site has: what a look at every type of page looks at. */
export function fullestOfEachType(build: Build): readonly Page[] {
  return pageTypes.flatMap((type) => {
    const candidates = pagesOf(build).filter((each) => each.type === type);
    const fullest = candidates.toSorted((a, b) => sizeOf(b) - sizeOf(a)).find(({ redirect }) => !redirect);
    return fullest ? [fullest] : [];
  });
}

/** Bytes as they travel. */
export function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** The file behind an address of the build; undefined for an address of another host. */
export function fileOf({ root, base }: Build, url: string): string | undefined {
  const { origin, pathname } = new URL(url, 'http://site');
  if (origin !== 'http://site' || !pathname.startsWith(base)) return undefined;
  const inside = decodeURIComponent(pathname.slice(base.length));
  return join(root, inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside);
}

function page({ root, base, content = 'content' }: Build, path: string): Page {
  const file = join(root, path);
  const inside = path.replace(/index\.html$/, '');
  return {
    url: base + inside,
    path: inside,
    file,
    ...kindOf(inside, content),
    // Most of those who ask for pages look into few of them.
    get redirect() {
      return /<meta http-equiv="?refresh/.test(this.html);
    },
    get html() {
      return readFileSync(file, 'utf8');
    },
    get document() {
      const document = parsed.get(file) ?? parse(this.html);
      parsed.delete(file);
      parsed.set(file, document);
      const [oldest = ''] = parsed.keys();
      if (parsed.size > MOST_PARSED) parsed.delete(oldest);
      return document;
    },
  };
}

/** `nl/troefcall/2020-2021/17/`: the edition is optional; the rest gives the type. */
function kindOf(path: string, content: string): { readonly type: PageType; readonly dated: boolean } {
  if (path === '404.html') return { type: 'not-found', dated: false };
  const [language = '', book = '', ...rest] = path.split('/');
  const inLanguage = path === '' ? pageAt('site', '') : pageAt('language', path.slice(language.length + 1));
  const dated = editionsOf(join(content, book)).has(rest[0] ?? '');
  const page = inLanguage ?? pageAt('edition', (dated ? rest.slice(1) : rest).join('/'));
  if (!page) throw new Error(`${path} is no page that the table knows (src/addresses/pages.ts)`);
  return { type: page.kind, dated: inLanguage === undefined && dated };
}

function editionsOf(folder: string): ReadonlySet<string> {
  return new Set(existsSync(folder) ? readdirSync(folder) : []);
}
