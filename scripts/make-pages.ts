/** Makes pages, with their scripts and styles, from the library that was handed over (src/site/handover.ts). */
import { finishedPages } from './finished-pages.ts';
import { watching, type Progress } from './progress.ts';
import { forSearchEngines } from './search-engines.ts';

/**
 * Not twice in one process: Astro takes its settings from the environment.
 * @param folder whatever stands in it stays.
 */
export async function makePages(folder: string, progress: Progress): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const astro = await import('astro');
  const engines = forSearchEngines(process.env['SITE_URL']);
  const integrations = [finishedPages(watching(progress), engines.seen), ...engines.integrations];
  const vite = { build: { emptyOutDir: false } };
  await astro.build({ outDir: folder, logLevel: 'warn', integrations, vite });
}
