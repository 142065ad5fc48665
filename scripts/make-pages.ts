/** Makes pages, with their scripts and styles, from the library that was handed over (src/site/handover.ts). */
import type { AstroPrerenderer } from 'astro';
import { finishedPages } from './finished-pages.ts';
import { forSearchEngines } from './search-engines.ts';

export interface MakingPages {
  /** Whether the folder is emptied first: not by the parts of a build. */
  readonly isEmptied?: boolean;
  /** What the files of the map of the site begin with. */
  readonly map?: string;
}

/**
 * Makes the pages of the library that was handed over. Not twice in one process: Astro takes its settings from the environment.
 * @param watched whoever counts them, or makes some of them alone.
 */
export async function makePages(
  folder: string,
  watched: (astro: AstroPrerenderer) => AstroPrerenderer,
  { isEmptied = true, map = 'sitemap' }: MakingPages = {},
): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const astro = await import('astro');
  const engines = forSearchEngines(process.env['SITE_URL'], map);
  const integrations = [finishedPages(watched, engines.seen), ...engines.integrations];
  const vite = { build: { emptyOutDir: isEmptied } };
  await astro.build({ outDir: folder, logLevel: 'warn', integrations, vite });
}
