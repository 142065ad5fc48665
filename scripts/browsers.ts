/**
 * The browsers that the site is built for: those of Baseline "widely available" on a fixed date, so that the
 * target only changes on purpose. Scripts and styles are built for it; src/components/look-at-once.ts tests
 * for it at run time, test/site/baseline.test.ts finds newer features, and docs/browsers.md lists the
 * versions.
 */
import type { Plugin } from 'vite';

/** The day that the two and a half years are counted back from. */
export const SUPPORTED_ON = '2026-11-23';

/**
 * A feature must have reached all browsers by this day to count as widely available on that date: 30 months
 * earlier.
 */
export const BASELINE_SINCE = '2024-05-23';

/**
 * The oldest supported version of each browser, by its name in web-features: the latest one released by then.
 */
export const SUPPORTED = {
  chrome: '125',
  edge: '125',
  firefox: '126',
  safari: '17.5',
  safari_ios: '17.5',
} as const;

/** The edition of JavaScript that all of them can read, for a parser. */
export const ECMASCRIPT = 2024;

/** The same for the bundler. */
const TARGET = Object.entries(SUPPORTED).map(([name, version]) => (name === 'safari_ios' ? 'ios' : name) + version);

/** Sets the target of browser builds; Astro's default is the newest browsers. */
export function buildTarget(): Plugin {
  return {
    name: 'build-target',
    configEnvironment: (name) => ({ build: { cssTarget: TARGET, ...(name === 'client' ? { target: TARGET } : {}) } }),
  };
}
