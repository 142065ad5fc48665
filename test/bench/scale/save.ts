/**
 * How long somebody who writes a rule waits for its page: `node save.ts <folder of a book> [times]`. Starts `npm run dev` on a
 * copy of the content, writes a sentence into a rule, and asks for its page until that stands in it. Prints JSON.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadLibrary } from '#library/load.ts';

export interface MeasuredSaves {
  /** Milliseconds from the start of the server to its first page. */
  readonly first: number;
  /** Milliseconds from each save to the changed page. */
  readonly saves: readonly number[];
  /** Seconds of the processor for a save, in the middle. */
  readonly processor: number;
  readonly peak: number;
}

async function measure(root: string, times: number): Promise<MeasuredSaves> {
  const copy = mkdtempSync(join(tmpdir(), 'arbiter-save-'));
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  process.env['CONTENT_ROOT'] = copy;
  process.env['BASE_PATH'] = '/';
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const { file, path } = ruleOf(copy);
  const text = readFileSync(file, 'utf8');
  const began = performance.now();
  const { dev } = await import('astro');
  const server = await dev({ logLevel: 'error', server: { host: '127.0.0.1', port: 0 } });
  try {
    const page = `http://127.0.0.1:${String(server.address.port)}${path}`;
    await until(page, '</html>');
    const first = performance.now() - began;
    const saves: number[] = [];
    const worked: number[] = [];
    for (let time = 0; time < times; time++) {
      const sign = `Proefzin ${String(time)}.`;
      const [start, before] = [performance.now(), seconds()];
      writeFileSync(
        file,
        text.replace(SENTENCE, (words) => `${words} ${sign}`),
      );
      await until(page, sign);
      saves.push(performance.now() - start);
      worked.push(seconds() - before);
    }
    const processor = worked.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
    return { first, saves, processor, peak: process.resourceUsage().maxRSS / 1000 };
  } finally {
    await server.stop();
    rmSync(copy, { recursive: true });
  }
}

/** Up to the end of the first sentence of a clause. */
const SENTENCE = /<Clause id="[^"]*"[^>]*>[^]*?[a-z]\.(?=\s)/;

/** A rule of a book that no translation is held against: its file, and its page. */
function ruleOf(root: string): { readonly file: string; readonly path: string } {
  const book = loadLibrary(root).books.find(({ translations }) => translations.length === 0);
  const rule = book?.current.rules.find(({ clauses }) => clauses.length > 0);
  if (!book || !rule) throw new Error('no book without translations in this folder');
  return { file: resolve(root, rule.file), path: `/${book.book.language}/${book.id}/${rule.slug}/` };
}

/** Asks for a page until something stands in it. @throws after two minutes, with what stood there. */
async function until(page: string, sign: string): Promise<void> {
  const start = performance.now();
  for (;;) {
    const text = await (await fetch(page)).text();
    if (text.includes(sign)) return;
    if (performance.now() - start > 120_000) throw new Error(`${page} never said ${sign}: ${text.slice(0, 2000)}`);
  }
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

if (import.meta.main) {
  const [root = '.', times = '5'] = process.argv.slice(2);
  console.log(JSON.stringify(await measure(root, Number(times))));
  process.exit(0);
}
