/**
 * Builds the site and its search index: `npm run build`. Content is read once: what is checked is what the pages and
 * the search index are made from.
 * `--outDir <folder>` (default `dist`) says where to, `--parts <n>` by how many other processes pages are made
 * (page-parts.ts), BASE_PATH under which path it will be served (default `/`), OFFLINE whether it can be kept for when there
 * is no network (`off`, `quick`; scripts/packs/).
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentRoot } from '#library/content-root.ts';
import { today } from '#library/in-force.ts';
import type { byOneProcess as ByOneProcess } from './by-one-process.ts';
import { writeHostFiles } from './hosting/write.ts';
import { writeLicences } from './licences/shipped.ts';
import { collectInOnePiece } from './memory.ts';
import { partsFor, rulesBelow } from './page-parts.ts';
import type { PackedBook } from './packs/places.ts';
import { progressOn } from './progress.ts';
import { byStages } from './stages/run.ts';
import { tell } from './told.ts';

/**
 * Builds into a folder and says how far it is. Not twice in one process, see makePages.
 * @param parts by how many other processes pages are made, 0 for none; as many as the library asks for unless told.
 * @returns whether all went well; if not, what was wrong has been said.
 */
export async function build(outDir: string, parts?: number): Promise<boolean> {
  collectInOnePiece();
  const folder = resolve(outDir);
  try {
    const rules = rulesBelow(contentRoot);
    const of = parts ?? partsFor(rules);
    const sound = () => {
      empty(folder);
    };
    const books = await (of === 0 ? byOneProcess(folder, sound) : byStages({ folder, of, rules, sound }));
    writeLicences(folder);
    const progress = progressOn(process.stdout);
    progress.done(await packed(folder, books));
    writeHostFiles(folder, process.env['BASE_PATH'] ?? '/');
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}

/** Loaded where it is needed: while stages do the work, what starts them is small. */
const byOneProcess: typeof ByOneProcess = async (folder, sound) =>
  (await import('./by-one-process.ts')).byOneProcess(folder, sound);

/** Has a folder there, with nothing in it but the history of what was published from it. */
function empty(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== '.git') rmSync(join(folder, name), { recursive: true });
}

/** What can be kept without a network, as `OFFLINE` says: `off` takes it back, `quick` packs less tightly. */
async function packed(folder: string, books: readonly PackedBook[]): Promise<string> {
  const { OFFLINE } = process.env;
  const { writeOff, writePacks } = await import('./packs/write.ts');
  if (OFFLINE === 'off') {
    await writeOff(folder);
    return 'Packs: off';
  }
  const { packs } = await writePacks(folder, {
    books,
    site: 'Arbiter',
    day: today(),
    effort: OFFLINE === 'quick' ? 'quick' : 'thorough',
  });
  const bytes = packs.reduce((sum, { fetched }) => sum + fetched, 0);
  return `Packs: ${packs.length}, ${Math.round(bytes / 1000)} kB`;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' }, parts: { type: 'string' } } });
  const ok = await build(values.outDir, values.parts === undefined ? undefined : Number(values.parts));
  if (ok) console.log(`The site is in ${relative('.', values.outDir) || '.'}`);
  process.exit(ok ? 0 : 1);
}
