/**
 * The site of the small books that tests visit: `npm test` builds it once (ARBITER_FIXTURE); a single test
 * file run by itself builds it first.
 */
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import type { Build } from './site.ts';

/** The host that it is built for. */
export const HOST = 'https://example.org';

/** The site that may show its pages within its own. */
const CLUB = 'https://www.example.org';

/** A book in two languages and two editions, partly translated. */
export const TWO_LANGUAGES = join('test', 'books', 'good', 'two-languages');

/** Five small books, cut and renamed from real ones, with all that the journeys in a browser need. */
export const JOURNEYS = join('test', 'books', 'journeys');

const BOOKS = [TWO_LANGUAGES, JOURNEYS];
const OUT = join('test', 'output');
/** Where the content of all of them is put together. */
export const CONTENT = join(OUT, 'fixture-content');

export const FIXTURE: Build = {
  root: process.env['ARBITER_FIXTURE'] ?? join(OUT, 'fixture'),
  base: '/',
  content: join(CONTENT, 'content'),
};

/** Puts the content of the books together, each of which is a root of its own for the tests of code. */
export function writeFixtureContent(): void {
  const content = join(CONTENT, 'content');
  rmSync(CONTENT, { recursive: true, force: true });
  mkdirSync(content, { recursive: true });
  writeFileSync(join(CONTENT, 'site.yaml'), `name: Arbiter\nmadeWith: false\nembed: [${CLUB}]\n`);
  for (const root of BOOKS) {
    const from = join(root, 'content');
    const permalinks = join(from, 'permalinks.txt');
    cpSync(from, content, { recursive: true, filter: (path) => path !== permalinks });
    appendFileSync(join(content, 'permalinks.txt'), readFileSync(permalinks));
  }
}

/** For the set-up of a run without `npm test`. @throws the output of a failed build. */
export async function buildFixture(): Promise<void> {
  if (process.env['ARBITER_FIXTURE'] !== undefined && existsSync(FIXTURE.root)) return;
  writeFixtureContent();
  const { code, output } = await run('node', ['scripts/build.ts', '--outDir', FIXTURE.root], {
    env: { CONTENT_ROOT: CONTENT, SITE_URL: HOST, BASE_PATH: '/', OFFLINE: 'quick' },
  });
  if (code !== 0) throw new Error(output);
}
