/**
 * How soon each kind of page is there, and what it weighs: `npm run bench:pages [folder]`, with `BASE_PATH`
 * as for the build. The fullest page of each kind, in a browser slowed down as Lighthouse's mobile profile
 * slows it: 150 ms there and back, 1.6 Mbit/s, a processor of a quarter of the speed. `-- --applied` takes
 * the figures that Lighthouse has for a browser's own throttling, which waits once per request: 562.5 ms each
 * and 1.47 Mbit/s, as connections had to be made. Then what a person waits for after the first touch
 * (first-touch.ts); `-- --only touch` measures that alone, `--only paint` the rest.
 */
import { parseArgs } from 'node:util';
import { chromium as launcher, type Browser, type CDPSession, type Page } from 'playwright-core';
import { fullestOfEachType, SITE, type Build, type Page as BuiltPage } from '../support/site.ts';
import { weightOf } from '../support/weight.ts';
import { chromium, CHROMIUM_FLAGS } from '../../scripts/chromium.ts';
import { firstTouches } from './first-touch.ts';
import { serve } from '../../scripts/serve.ts';

const MBIT = 1024 * 1024;
const MOBILE = { latency: 150, throughput: (1.6 * MBIT) / 8 };
const APPLIED = { latency: 562.5, throughput: (1.474 * MBIT) / 8 };
const SLOWER = 4;

/** Bytes as they travelled. */
interface Loaded {
  readonly bytes: number;
  /** Of them, until the largest paint. */
  readonly atPaint: number;
}

interface Paints {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

const { values, positionals } = parseArgs({
  options: {
    applied: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
  allowPositionals: true,
});
const site: Build = { root: positionals[0] ?? 'dist', base: SITE.base };
const serving = await serve(site);
const browser = await launcher.launch({ executablePath: await chromium(), args: [...CHROMIUM_FLAGS] });
if (values.only !== 'touch') {
  const rows = [];
  for (const page of fullestOfEachType(site)) rows.push(await rowOf(browser, page));
  console.table(rows);
}
if (values.only !== 'paint') console.table(await firstTouches(browser, serving.url, Number(values.runs), counted));
await browser.close();
await serving.close();

/** The median of a few visits, each with an empty cache. */
async function rowOf(from: Browser, built: BuiltPage): Promise<Readonly<Record<string, string | number>>> {
  const visits: (Paints & Loaded)[] = [];
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visit(from, built.url));
  const median = (pick: (each: (typeof visits)[number]) => number) =>
    visits.map(pick).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  const { words, data } = weightOf(built, site);
  return {
    kind: built.type,
    address: built.url,
    'FCP s': (median(({ fcp }) => fcp) / 1000).toFixed(2),
    'LCP s': (median(({ lcp }) => lcp) / 1000).toFixed(2),
    CLS: Math.max(...visits.map(({ cls }) => cls)).toFixed(3),
    // Beyond its own words: what was there when it was painted, and what was fetched while the line was idle.
    'kB at the paint': (median(({ atPaint }) => atPaint) / 1000 - (words + data) / 1000).toFixed(1),
    'kB while idle': (median(({ bytes, atPaint }) => bytes - atPaint) / 1000).toFixed(1),
    'of that words': (words / 1000).toFixed(1),
    'of that data': (data / 1000).toFixed(1),
  };
}

async function visit(from: Browser, url: string): Promise<Paints & Loaded> {
  const context = await from.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const loaded = await slowed(session);
  const start = Date.now();
  await page.addInitScript(observe);
  await page.goto(new URL(url, serving.url).href, { waitUntil: 'networkidle' });
  const paints = await paintsOf(page);
  await context.close();
  const painted = start + paints.lcp + 100;
  const bytes = (some: readonly Answer[]) => some.reduce((sum, answer) => sum + answer.bytes, 0);
  return { ...paints, bytes: bytes(loaded), atPaint: bytes(loaded.filter(({ at }) => at <= painted)) };
}

/** An answer of the server, when it was there. */
interface Answer {
  readonly at: number;
  readonly bytes: number;
}

async function counted(page: Page): Promise<() => { readonly bytes: number; readonly requests: number }> {
  const answers = await slowed(await page.context().newCDPSession(page));
  return () => ({ bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0), requests: answers.length });
}

/** Slows a page down; gives what it has loaded so far, as it travelled, headers included. */
async function slowed(session: CDPSession): Promise<readonly Answer[]> {
  const { latency, throughput } = values.applied ? APPLIED : MOBILE;
  const answers: Answer[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) =>
    answers.push({ at: Date.now(), bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return answers;
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { readonly value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function paintsOf(page: Page): Promise<Paints> {
  // A second in which anything that still comes may move something.
  await page.waitForTimeout(1000);
  return page.evaluate(() => (globalThis as unknown as { readonly seen: Paints }).seen);
}
