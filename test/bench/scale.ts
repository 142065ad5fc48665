/**
 * What many books take: `npm run bench:scale`, or `-- 5 20` for other numbers of books. Libraries of made
 * books of 100 rules each; of each library one book is built and what belongs to no book, each by a process
 * of its own, as `npm run build -- --book` does.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadLibrary } from '#library/load.ts';
import { makeBook, type MadeFile } from './scale/book.ts';
import { proportionsOf } from './scale/proportions.ts';
import { published } from './scale/write.ts';

const RULES = 100;
const counts = process.argv.slice(2).map(Number);
const proportions = proportionsOf(loadLibrary('.'));
const root = mkdtempSync(join(tmpdir(), 'arbiter-scale-'));
const rows: object[] = [];
let books = 0;
let addresses = '';
for (const count of counts.length > 0 ? counts : [5, 20, 60]) {
  while (books < count) addBook();
  const outDir = join(root, `dist-${String(count)}`);
  const [one, shared] = [built(outDir, '--book', 'spel-1'), built(outDir, '--shared')];
  rows.push({ books: count, ...named('one book', one), ...named('shared', shared) });
}
console.table(rows);
rmSync(root, { recursive: true });

function addBook(): void {
  books++;
  for (const { file, text } of published(makeBook(RULES, books, proportions, `spel-${String(books)}`)))
    if (file === 'content/permalinks.txt') addresses += text;
    else write(file, text);
  write('content/permalinks.txt', addresses);
}

function write(file: MadeFile['file'], text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

interface Taken {
  readonly seconds: number;
  readonly processor: number;
  readonly megabytes: number;
}

/** Runs a build and returns the processor time of its processes and its peak memory. */
function built(outDir: string, ...args: readonly string[]): Taken {
  const program = `
    const { build } = await import('./scripts/build.ts');
    const [outDir = '', option, book = ''] = process.argv.slice(1);
    const ok = await build(outDir, option === '--shared' ? 'shared' : { book });
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    console.log(JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
    process.exit(ok ? 0 : 1);`;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', program, '--', outDir, ...args], {
    env: { ...process.env, CONTENT_ROOT: root, OFFLINE: 'quick' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const taken = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Omit<Taken, 'seconds'>;
  return { seconds: (performance.now() - start) / 1000, ...taken };
}

function named(what: string, { seconds, processor, megabytes }: Taken): object {
  return {
    [`${what}, s`]: seconds.toFixed(1),
    [`${what}, s of a processor`]: processor.toFixed(1),
    [`${what}, MB`]: megabytes.toFixed(0),
  };
}
