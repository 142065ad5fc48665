import { existsSync, readdirSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { testsAlone } from './test/support/alone.ts';
import { THOROUGH } from './test/support/thorough.ts';

const FIVE_BOOKS = 'five-books';
const NEEDS_A_BUILD = ['test/site/**', 'test/e2e/**', 'test/firefox/**', 'test/output/**'];
const alone = testsAlone('test').filter((file) => !/^test\/(?:site|e2e|firefox|output)\//.test(file));
/** Tests that name a book of this site stand in a folder of its name; without the book they are left out. */
const named = readdirSync('test/content', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== FIVE_BOOKS ? [entry.name] : [],
);
const missing = named.filter((book) => !existsSync(`content/${book}`));
const ofMissingBooks = [...missing, ...(missing.length > 0 ? [FIVE_BOOKS] : [])].map(
  (book) => `test/content/${book}/**`,
);
/** What they say of a book's built pages and files. */
const BUILT = 'test/content/**/*.site.test.ts';
/** What they say of a book in a browser; `npm test` visits each book only briefly (real-books.test.ts). */
const VISITS = 'test/content/**/*.visit.test.ts';
/** Tests that `npm test` has no time for. */
const thorough = THOROUGH ? [] : ['test/**/*.thorough.test.{ts,tsx}', VISITS];

/** Vitest leaves one of two cores to itself, although it hardly needs it. */
const maxWorkers = 2;

const unit = {
  maxWorkers,
  // A property is tried hundreds of times: slow is not wrong.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Nobody leaves to the next file what was put in something's place.
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
};

/**
 * Five projects: `unit` and `unit-alone` need nothing; `site`, `e2e` and `firefox` look at a built site (see
 * test/support/site.ts).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            ...NEEDS_A_BUILD,
            BUILT,
            VISITS,
            ...ofMissingBooks,
            ...alone,
            ...thorough,
          ],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-alone', include: alone } },
      {
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts', BUILT],
          exclude: [...configDefaults.exclude, ...ofMissingBooks, ...thorough],
          globalSetup: ['test/site/setup.ts'],
          // Files share the pages that they have parsed.
          isolate: false,
          maxWorkers,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts', VISITS],
          exclude: [...configDefaults.exclude, ...ofMissingBooks, ...thorough],
          globalSetup: ['test/e2e/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers,
          // Files share what they have in common: the connection to the browser, and the list of the built
          // pages.
          isolate: false,
          // As long as the browser waits for anything else (test/e2e/visitor.ts).
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['test/firefox/**/*.test.ts'],
          globalSetup: ['test/firefox/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // One browser at a time: its start is the most of what it costs.
          maxWorkers: 1,
        },
      },
    ],
  },
});
