/**
 * The browsers that the site is built for: what was Baseline "widely available" on a named date, so that the
 * target moves when somebody moves it. Scripts and styles are built for the same;
 * src/components/look-at-once.ts asks a browser for it, test/site/baseline.test.ts looks for whatever is
 * newer, and docs/browsers.md names the versions.
 */
import type { Plugin } from 'vite';

/** The day that the two and a half years are counted back from. */
export const SUPPORTED_ON = '2026-11-23';

/**
 * The last day on which a feature came to all browsers that counts as widely available on that day: 30 months
 * before.
 */
export const BASELINE_SINCE = '2024-05-23';

/** The oldest version of each browser, by its name in web-features: the last one that was out by then. */
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

/**
 * Builds what goes to browsers for them. Astro's own target, for what comes from its builds, is the newest
 * there is.
 */
export function buildTarget(): Plugin {
  return {
    name: 'build-target',
    configEnvironment: (name) => ({ build: { cssTarget: TARGET, ...(name === 'client' ? { target: TARGET } : {}) } }),
  };
}
