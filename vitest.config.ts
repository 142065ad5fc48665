import { readdirSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { testsAlone } from './test/support/alone.ts';
import { visitsElsewhere } from './test/support/visited.ts';

/** Browser tests of books that have been taken away. */
const elsewhere = visitsElsewhere(readdirSync('content'));

const NEEDS_A_BUILD = ['test/site/**', 'test/e2e/**', 'test/firefox/**', 'test/output/**'];
const alone = testsAlone('test').filter((file) => !/^test\/(?:site|e2e|firefox|output)\//.test(file));

const unit = {
  // A property is tried hundreds of times, beside a build on the same two cores: slow is not wrong.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Nobody leaves to the next file what was put in something's place.
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
};

/** Five projects: `unit` and `unit-alone` need nothing; `site`, `e2e` and `firefox` look at a built site (see test/support/site.ts). */
export default defineConfig({
  test: {
    reporters: ['default', './test/support/flaky.ts'],
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...NEEDS_A_BUILD, ...alone],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'unit-alone', include: alone } },
      { test: { name: 'site', include: ['test/site/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 } },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...elsewhere],
          globalSetup: ['test/e2e/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // A browser beside a build on the same two cores may once be late; what needed it is named (test/support/flaky.ts).
          retry: 1,
          // Files share what they have in common: the connection to the browser, and the list of the built pages.
          isolate: false,
          // As long as the browser waits for anything else (test/e2e/visitor.ts).
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['test/firefox/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...elsewhere],
          globalSetup: ['test/firefox/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // One browser at a time: its start is the most of what it costs.
          maxWorkers: 1,
          retry: 1,
        },
      },
    ],
  },
});
