/**
 * How soon each kind of page is there, and what it weighs: `npm run bench:pages [folder]`. The fullest page of each
 * kind, in a browser slowed down as Lighthouse's mobile profile slows it: 150 ms there and back, 1.6 Mbit/s, a
 * processor of a quarter of the speed. `-- --applied` takes the figures that Lighthouse has for a browser's own
 * throttling, which waits once per request: 562.5 ms each and 1.47 Mbit/s, as connections had to be made.
 */
import { parseArgs } from 'node:util';
import { chromium as launcher, type Browser, type CDPSession, type Page } from 'playwright-core';
import { fullestOfEachType, type Build, type Page as BuiltPage } from '../support/site.ts';
import { weightOf } from '../support/weight.ts';
import { chromium, CHROMIUM_FLAGS } from '../../scripts/chromium.ts';
import { serve } from '../../scripts/serve.ts';

const MBIT = 1024 * 1024;
const MOBILE = { latency: 150, throughput: (1.6 * MBIT) / 8 };
const APPLIED = { latency: 562.5, throughput: (1.474 * MBIT) / 8 };
const SLOWER = 4;

interface Paints {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

const { values, positionals } = parseArgs({
  options: { applied: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const site: Build = { root: positionals[0] ?? 'dist', base: '/' };
const serving = await serve(site);
const browser = await launcher.launch({ executablePath: await chromium(), args: [...CHROMIUM_FLAGS] });
const rows = [];
for (const page of fullestOfEachType(site)) rows.push(await rowOf(browser, page));
console.table(rows);
await browser.close();
await serving.close();

/** The median of a few visits, each with an empty cache. */
async function rowOf(from: Browser, built: BuiltPage): Promise<Readonly<Record<string, string | number>>> {
  const visits: (Paints & { readonly bytes: number })[] = [];
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
    'kB before the first touch': (median(({ bytes }) => bytes) / 1000).toFixed(1),
    'of that words': (words / 1000).toFixed(1),
    'of that data': (data / 1000).toFixed(1),
  };
}

async function visit(from: Browser, url: string): Promise<Paints & { readonly bytes: number }> {
  const context = await from.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await slowed(session);
  await page.addInitScript(observe);
  await page.goto(new URL(url, serving.url).href, { waitUntil: 'networkidle' });
  const paints = await paintsOf(page);
  await context.close();
  return { ...paints, bytes: bytes() };
}

/** Slows a page down; gives what it has loaded so far, as it travelled, headers included. */
async function slowed(session: CDPSession): Promise<() => number> {
  const { latency, throughput } = values.applied ? APPLIED : MOBILE;
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return () => bytes;
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
