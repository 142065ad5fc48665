/** A visitor with a browser, and what must hold on every page: no foreign requests, no errors. */
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../scripts/chromium.ts';

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly script?: boolean;
  readonly scheme?: 'light' | 'dark';
  /** What the browser asks for; by default Dutch. */
  readonly locale?: string;
  /** The start page of the site to visit; by default that of the small books. */
  readonly site?: string;
  /** Whether the browser has service workers: without them a visit fetches no packs. */
  readonly workers?: boolean;
  /**
   * Whether the reader saves data: then what a page can do comes with the first touch, and not while the line
   * is idle.
   */
  readonly saves?: boolean;
  /** What goes wrong as part of the story: the network that is cut, a file that is not there. */
  readonly expects?: RegExp;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The address of the start page. */
  readonly site: string;
  /** Everything that went wrong so far, in words. */
  readonly troubles: readonly string[];
  /** Addresses of the scripts that were fetched, from the root of the host. */
  readonly scripts: readonly string[];
  /** Opens an address of the site, given from its start page: `nl/troefspel/`. */
  open(address: string): Promise<void>;
  /** Follows the link with this name. */
  follow(name: string | RegExp): Promise<void>;
  heading(): Locator;
  /** The address as in the address bar, relative to the start page. */
  address(): string;
}

/**
 * One for all files of tests that a process runs, at whose end it ends: through another process each word to
 * it would be read twice.
 */
let browser: Promise<Browser> | undefined;

/**
 * Visits the site, and then asserts that nothing went wrong: no error on the console, no violation of the
 * content security policy, no request to another host and none that failed.
 */
export async function visit(options: VisitOptions, story: (visitor: Visitor) => Promise<void>): Promise<void> {
  const {
    width = 360,
    height = 740,
    script = true,
    scheme = 'light',
    locale = 'nl-NL',
    site = inject('fixture'),
    workers = false,
    saves = false,
    expects,
  } = options;
  browser ??= chromium.launch({ executablePath: inject('browser'), args: [...CHROMIUM_FLAGS] });
  const context = await (
    await browser
  ).newContext({
    viewport: { width, height },
    javaScriptEnabled: script,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale,
    hasTouch: width < 600,
    serviceWorkers: workers ? 'allow' : 'block',
    permissions: script ? ['clipboard-read', 'clipboard-write'] : [],
  });
  try {
    if (!workers) await withoutWorkers(context);
    if (saves)
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    const visitor = await visitorIn(context, { site, script });
    await story(visitor);
    const unexpected = visitor.troubles.filter((each) => !expects?.test(each));
    // As one text, so that a report says in its first line what it was.
    expect(unexpected.join('\n'), 'what went wrong during the visit').toBe('');
  } finally {
    await context.close();
  }
}

/** The same on this site's own books, for tests of a named book (test/content). */
export function visitSite(options: VisitOptions, story: (visitor: Visitor) => Promise<void>): Promise<void> {
  return visit({ site: inject('site'), ...options }, story);
}

/**
 * Takes service workers from the pages of a context, as a private window of some browsers does. Blocking them
 * alone leaves pages to ask what there is to be kept.
 */
async function withoutWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/** Somebody with a browser of a test's own, on a page of theirs. */
export async function visitorIn(
  context: BrowserContext,
  { site, script = true }: { readonly site: string; readonly script?: boolean },
): Promise<Visitor> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  const scripts: string[] = [];
  watch(page, new URL(site).host, troubles, scripts);
  const settled = () => (script ? hydrated(page) : page.waitForLoadState('load'));
  return visitorOf({ page, context, site, troubles, scripts, settled });
}

/** Delays requests to these addresses, except for the first few, until they are released. */
export async function heldBack(page: Page, address: string, { but = 0 } = {}): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let count = 0;
  await page.route(address, async (route) => {
    if (++count > but) await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

function watch(page: Page, host: string, troubles: string[], scripts: string[]): void {
  // A policy's violations are reported on the console as errors, a header that the browser does not
  // understand as a warning.
  page.on('console', (message) => {
    if (message.type() === 'error' || /^Error with [\w-]+ header/.test(message.text()))
      troubles.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) troubles.push(`${page.url()}: asks ${request.url()}`);
    if (request.resourceType() === 'script') scripts.push(url.pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${page.url()}: ${response.status()} for ${response.url()}`);
  });
}

interface Parts {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: string;
  readonly troubles: readonly string[];
  readonly scripts: readonly string[];
  /** Until the page is there and can be used. */
  settled(): Promise<void>;
}

function visitorOf({ page, context, site, troubles, scripts, settled }: Parts): Visitor {
  return {
    page,
    context,
    site,
    troubles,
    scripts,
    open: async (address) => {
      await page.goto(site + address);
      await settled();
    },
    follow: async (name) => {
      const from = page.url();
      await page.getByRole('link', { name }).first().click();
      await page.waitForURL((url) => url.href !== from);
      await settled();
    },
    heading: () => page.getByRole('heading', { level: 1 }),
    address: () => page.url().slice(site.length),
  };
}

/**
 * Until the page's scripts have run, and what the address has something to tell, the widget or the check of a
 * case, has read it. Otherwise it waits for a hand.
 */
async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    (waits) =>
      document.documentElement.dataset['scripts'] !== 'come' &&
      document.querySelector(location.search === '' ? waits : `${waits}, #case-check:not([data-island])`) === null,
    '[data-asked] .decision:not([data-ready="true"])',
  );
}
