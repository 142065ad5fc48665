/**
 * Measures the time after the first interaction: on a phone's network with a processor slowed down four times
 * (pages.ts), two seconds after the page has loaded. Measured in the page, from the press to the frame after
 * the result is shown.
 */
import type { Browser, Page } from 'playwright-core';

interface Wait {
  readonly what: string;
  readonly address: string;
  /** Where the first press goes. */
  readonly press: string;
  /** Typed right behind it. */
  readonly types?: string;
  /** The result to wait for, which must not be there before. */
  readonly shows: string;
  /** Milliseconds. */
  readonly target: number;
}

const SITUATION = 'nl/troefcall/situations/verkeerd-gespeelde-kaart/';
const RULE = 'nl/troefcall/17/';
const SEARCH = 'button[data-does="search"]';

const WAITS: readonly Wait[] = [
  {
    what: 'first answer',
    address: SITUATION,
    press: '#decision button.answer',
    shows: '#decision .given, #decision .ruling',
    target: 200,
  },
  { what: 'search field', address: RULE, press: SEARCH, shows: 'dialog[open] [role="combobox"]', target: 200 },
  {
    what: 'first hit',
    address: RULE,
    press: SEARCH,
    types: 'kap',
    shows: 'dialog[open] [role="option"]',
    target: 600,
  },
  {
    what: 'first case of practice',
    address: 'nl/troefcall/training/',
    press: 'a[href="?do=ruling"]',
    shows: '.drill[data-phase="case"]',
    target: 700,
  },
];

/** The median of a few visits to each. */
export async function firstTouches(
  browser: Browser,
  site: string,
  runs: number,
  slow: (page: Page) => Promise<() => { readonly bytes: number; readonly requests: number }>,
): Promise<readonly Readonly<Record<string, string | number>>[]> {
  const rows: Readonly<Record<string, string | number>>[] = [];
  for (const wait of WAITS) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, site, wait, slow));
    const median = (pick: (each: (typeof visits)[number]) => number): number =>
      visits.map(pick).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
    rows.push({
      what: wait.what,
      ms: Math.round(median(({ ms }) => ms)),
      'at most': wait.target,
      'requests before': median(({ before }) => before.requests),
      'kB before': (median(({ before }) => before.bytes) / 1000).toFixed(1),
      'requests after': median(({ after, before }) => after.requests - before.requests),
      typed: visits.map(({ typed }) => typed).join(' '),
    });
  }
  return rows;
}

async function visit(
  browser: Browser,
  site: string,
  { address, press, types, shows }: Wait,
  slow: (page: Page) => Promise<() => { readonly bytes: number; readonly requests: number }>,
) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const counted = await slow(page);
  await page.addInitScript(watch, { press, shows });
  await page.goto(site + address, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const before = counted();
  const target = page.locator(press).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await target.tap();
  if (types !== undefined) await page.keyboard.type(types, { delay: 60 });
  await page.waitForFunction(() => sessionStorage.getItem('shown') !== null, undefined, { timeout: 30_000 });
  const ms = await page.evaluate(
    () => Number(sessionStorage.getItem('shown')) - Number(sessionStorage.getItem('pressed')),
  );
  const typed = types === undefined ? '' : await page.locator('dialog[open] [role="combobox"]').inputValue();
  const after = counted();
  await context.close();
  return { ms, before, after, typed };
}

/** Runs in the page, and in the one that a press leads to: by the clock on the wall, which both have. */
function watch({ press, shows }: { readonly press: string; readonly shows: string }): void {
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener(
    'pointerup',
    ({ target }) => {
      if (target instanceof Element && target.closest(press)) sessionStorage.setItem('pressed', String(now()));
    },
    true,
  );
  const look = (): void => {
    if (sessionStorage.getItem('pressed') !== null && document.querySelector(shows)) {
      sessionStorage.setItem('shown', String(now()));
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
