/** Makes pages, with their scripts and styles, from the library that was handed over (src/site/handover.ts). */
import type { AstroPrerenderer } from 'astro';
import { finishedPages } from './finished-pages.ts';
import { forSearchEngines } from './search-engines.ts';

/**
 * Makes the pages of the library that was handed over. Not twice in one process: Astro takes its settings from the environment.
 * @param folder whatever stands in it stays.
 * @param watched whoever counts them, or makes some of them alone.
 * @param map what the files of the map of the site begin with.
 */
export async function makePages(
  folder: string,
  watched: (astro: AstroPrerenderer) => AstroPrerenderer,
  map = 'sitemap',
): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const astro = await import('astro');
  const engines = forSearchEngines(process.env['SITE_URL'], map);
  const integrations = [finishedPages(watched, engines.seen), ...engines.integrations];
  const vite = { build: { emptyOutDir: false } };
  await astro.build({ outDir: folder, logLevel: 'warn', integrations, vite });
}
