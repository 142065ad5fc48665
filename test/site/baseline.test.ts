/** The site uses no feature newer than its Baseline, unless it is detected first or not needed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { features, browsers } from 'web-features';
import { describe, expect, it } from 'vitest';
import { BASELINE_SINCE, SUPPORTED, SUPPORTED_ON } from '../../scripts/browsers.ts';
import { newInScript, newInStyle } from '../support/baseline.ts';
import { filesBelow, pagesOf, SITE } from '../support/site.ts';

interface Guarded {
  /** As `newInScript` names it. */
  readonly name: string;
  /** What asks for it, in the very file that uses it. */
  readonly guard: RegExp;
  /** What happens without it. */
  readonly without: string;
}

const GUARDED: readonly Guarded[] = [
  { name: 'Navigator.share', guard: /typeof navigator\.share|navigator\.canShare\?\./, without: 'no button for it' },
  { name: '*.traverseTo', guard: /entries\(\)[^;]*\.traverseTo/, without: 'the way back is a page more' },
  { name: '*.toHex', guard: /toHex==`function`/, without: 'it is done by hand' },
];

/** Members of our own that are called like a newer one of another type. */
const OURS: readonly string[] = ['*.grow', '*.drop'];

/** Newer styles that change no more than looks, or that scripts ask for before they count on them. */
const NOBODY_MISSES = {
  // Paper breaks less well, and the browser chooses its size.
  allowAtRules: ['page', 'starting-style'],
  allowProperties: [
    'text-wrap',
    'accent-color',
    'content-visibility',
    'orphans',
    'widows',
    'box-decoration-break',
    'print-color-adjust',
    'overscroll-behavior',
    'forced-color-adjust',
    'field-sizing',
    'resize',
    'line-clamp',
    'text-size-adjust',
    'scrollbar-width',
    'user-select',
  ],
  allowPropertyValues: { 'break-after': ['avoid'], 'break-before': ['avoid'], 'font-family': ['ui-monospace'] },
  // Widely available since 2026-11-13, and asked for (src/components/look-at-once.ts).
  allowFunctions: ['light-dark'],
  // Popovers are asked for too. A folded part that is not opened on paper is closed on it.
  allowSelectors: ['marker', 'popover-open', 'details-content'],
};

describe('what is supported', () => {
  it('is what was out thirty months before the named day', () => {
    const day = new Date(SUPPORTED_ON);
    day.setUTCMonth(day.getUTCMonth() - 30);
    expect(BASELINE_SINCE).toBe(day.toISOString().slice(0, 10));
    for (const [name, version] of Object.entries(SUPPORTED) as [keyof typeof SUPPORTED, string][]) {
      const out = browsers[name].releases.filter(({ date }) => date.replace('≤', '') <= BASELINE_SINCE);
      const newest = out.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1);
      expect(newest?.version, name).toBe(version);
    }
  });

  it('is named in docs/browsers.md', () => {
    const readme = readFileSync('docs/browsers.md', 'utf8').replace(/\s+/g, ' ');
    const { chrome, firefox, safari } = SUPPORTED;
    expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
    expect(readme).toContain(SUPPORTED_ON);
  });

  it('has what a browser is asked for before scripts act in it', () => {
    const named = features['light-dark'];
    expect(named?.kind === 'feature' && String(named.status.baseline_low_date) <= BASELINE_SINCE).toBe(true);
  });
});

const scripts = [
  ...filesBelow(SITE.root, '.js')
    .filter((path) => path.startsWith('_astro'))
    .map((path) => ({ path, code: readFileSync(join(SITE.root, path), 'utf8') })),
  ...inPages(/<script(?![^>]*(?:src=|json))[^>]*>([^]*?)<\/script>/g),
];

const newIn = new Map<string, readonly string[]>();

/** What is new in a script of the site, which is read once. */
function newest(code: string): readonly string[] {
  const found = newIn.get(code) ?? newInScript(code);
  newIn.set(code, found);
  return found;
}

describe('scripts', () => {
  it('are all of an edition of JavaScript that can be read, and use nothing newer but what they ask for', () => {
    expect(scripts.length).toBeGreaterThan(100);
    const bare = scripts.flatMap(({ path, code }) =>
      newest(code)
        .filter((name) => !OURS.includes(name) && !GUARDED.some((each) => each.name === name && each.guard.test(code)))
        .map((name) => `${path}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  it('still use all that is said to be guarded', () => {
    const used = new Set(scripts.flatMap(({ code }) => newest(code)));
    expect(GUARDED.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it.each([
    ['Iterator.from(list)', 'Iterator'],
    ['new Set().union(others)', '*.union'],
    ['Promise.try(act)', 'Promise.try'],
    ['document.startViewTransition(change)', 'Document.startViewTransition'],
    ['bytes.toHex()', '*.toHex'],
    ['navigator.share(what)', 'Navigator.share'],
    ['new Temporal.Instant(0n)', 'Temporal'],
    ['new Intl.DurationFormat("nl")', 'Intl.DurationFormat'],
    ['navigator.wakeLock.request()', 'Navigator.wakeLock'],
    ['using file = open()', 'Parsing error'],
  ])('would be found out: %s', (code, name) => {
    expect(newInScript(code).join()).toContain(name);
  });

  it.each([
    'typeof Temporal',
    'navigator.share?.(what)',
    'Promise.withResolvers()',
    'Map.groupBy(list, of)',
    'list.at(-1)',
  ])('may ask, and use what is old enough: %s', (code) => {
    expect(newInScript(code)).toEqual([]);
  });
});

describe('styles', () => {
  it('use nothing newer that somebody would miss, outside of @supports', { timeout: 300_000 }, () => {
    const sheets = [
      ...filesBelow(SITE.root, '.css')
        .filter((path) => path.startsWith('_astro'))
        .map((path) => ({ path, code: readFileSync(join(SITE.root, path), 'utf8') })),
      ...inPages(/<style>([^]*?)<\/style>/g),
    ];
    expect(sheets.length).toBeGreaterThan(50);
    const found = sheets.flatMap(({ path, code }) => newInStyle(code, NOBODY_MISSES).map((each) => `${path}: ${each}`));
    expect(found).toEqual([]);
  });

  it('would be found out', () => {
    expect(newInStyle('p { anchor-name: --a }', NOBODY_MISSES)).toHaveLength(1);
    expect(newInStyle('@supports (anchor-name: --a) { p { anchor-name: --a } }', NOBODY_MISSES)).toEqual([]);
  });
});

/** Inline code of pages, each once, with one of its pages. */
function inPages(pattern: RegExp): readonly { readonly path: string; readonly code: string }[] {
  const seen = new Map<string, string>();
  for (const { url, html, type } of pagesOf(SITE))
    for (const [, code = ''] of html.matchAll(pattern)) {
      // The script at a page's end differs in the names of its files alone.
      const alike = code.replace(/"\/[^"]*"/g, '""');
      if (!seen.has(alike)) seen.set(alike, `${type} ${url}`);
    }
  return [...seen].map(([code, path]) => ({ path, code }));
}
