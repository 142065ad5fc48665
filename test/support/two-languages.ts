/**
 * The site of a fixture book in two languages and two editions. The run of all tests builds it once, for all who look at
 * it (ARBITER_TWO_LANGUAGES, scripts/test.ts); whoever runs a file of tests alone builds it there.
 */
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';

/** The host that the site is built for. */
export const HOST = 'https://example.org';

/** Where the book stands. */
export const TWO_LANGUAGES = join('test', 'books', 'good', 'two-languages');

const built = process.env['ARBITER_TWO_LANGUAGES'];

/** The folder that the site is in, once it has been built: the one that all share, or else this one. */
export function placeOfTwoLanguages(own: string): string {
  return built ?? own;
}

/** @throws what the build said, where it failed. */
export async function buildTwoLanguages(own: string): Promise<void> {
  if (built !== undefined) return;
  const { code, output } = await run('node', ['scripts/build.ts', '--outDir', own], {
    env: { CONTENT_ROOT: TWO_LANGUAGES, SITE_URL: HOST },
  });
  if (code !== 0) throw new Error(output);
}
