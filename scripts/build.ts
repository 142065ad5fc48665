/**
 * Builds the site and its search index: `npm run build`.
 * `--outDir <folder>` (default `dist`) says where to, BASE_PATH under which path it will be served (default `/`).
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run, type Ran } from './run.ts';

export interface BuildOptions {
  readonly outDir: string;
  /** The path under which the site will be served; `/` for the root of a host. */
  readonly base: string;
  readonly show?: boolean;
}

/** Builds into a folder. The content is checked on the way: a finding fails the build. */
export async function build({ outDir, base, show = false }: BuildOptions): Promise<Ran> {
  const options = { env: { BASE_PATH: base }, show };
  const site = await run('astro', ['build', '--outDir', resolve(outDir)], options);
  if (site.code !== 0) return site;
  const index = await run('node', ['scripts/search-index.ts', resolve(outDir)], options);
  return { code: index.code, output: site.output + index.output };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
  const { code } = await build({ outDir: values.outDir, base: process.env['BASE_PATH'] ?? '/', show: true });
  process.exit(code);
}
