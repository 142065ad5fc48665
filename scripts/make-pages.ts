/**
 * Makes pages, with their scripts and styles, from the library that was handed over (src/site/handover.ts).
 */
import type { AstroPrerenderer } from 'astro';
import { finishedPages } from './finished-pages.ts';
import { watching, type Progress } from './progress.ts';
import { project } from './project.ts';
import { forSearchEngines } from './search-engines.ts';

/**
 * Only once per process: Astro reads its settings from the environment.
 * @param folder its existing files are kept.
 * @param part of the site to build; part of its sitemap's name.
 */
export async function makePages(folder: string, progress: Progress, part?: Part): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const astro = await import('astro');
  const engines = forSearchEngines(process.env['SITE_URL'], part && `sitemap-${part.name}`);
  const watched = watching(progress);
  const integrations = [
    finishedPages((all) => watched(part ? partOf(part, all) : all), engines.seen),
    ...engines.integrations,
  ];
  const vite = { build: { emptyOutDir: false } };
  await astro.build({ root: project, outDir: folder, logLevel: 'warn', integrations, vite });
}

/** A part of a site's pages and data. */
export interface Part {
  readonly name: string;
  /** @param pathname below the base path. */
  readonly has: (pathname: string) => boolean;
}

/** The pages and data of one book. */
export function partOfBook(book: string): Part {
  return { name: book, has: (pathname) => isOfBook(pathname, book) };
}

/** The pages that belong to none of these books. */
export function partOfAll(books: readonly string[]): Part {
  return { name: 'shared', has: (pathname) => !books.some((book) => isOfBook(pathname, book)) };
}

/** `/nl/bridge/…`, `/search-index/bridge/…` and `/api/v1/bridge/…` */
function isOfBook(pathname: string, book: string): boolean {
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts[parts[0] === 'api' ? 2 : 1] === book;
}

function partOf(part: Part, astro: AstroPrerenderer): AstroPrerenderer {
  return {
    ...astro,
    getStaticPaths: async () => (await astro.getStaticPaths()).filter(({ pathname }) => part.has(pathname)),
  };
}
