/**
 * The worker as one file at the site's start, made from src/offline/worker/ by the bundler that makes the
 * pages' scripts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WORKERS = { on: 'worker.ts', off: 'off.ts' } as const;

/** @param which the worker that serves packs, or the one that removes everything. */
export async function writeWorker(folder: string, which: keyof typeof WORKERS): Promise<void> {
  writeFileSync(join(folder, 'sw.js'), await bundled(which));
}

/** A script without imports: browsers that know workers do not all know modules in them. */
export async function bundled(which: keyof typeof WORKERS): Promise<string> {
  const entry = fileURLToPath(new URL(`../../src/offline/worker/${WORKERS[which]}`, import.meta.url));
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'worker' },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...more] = outputs.filter((each) => each.type === 'chunk');
  if (!chunk || more.length > 0) throw new Error(`the worker ${which} is not one file`);
  return chunk.code;
}
