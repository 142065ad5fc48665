/**
 * A visitor with Firefox, driven by WebDriver BiDi. All waits are for visible changes. As in the other
 * browser, foreign requests and errors fail the test.
 */
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { afterAll, expect, inject, vi } from 'vitest';

export interface Visitor {
  readonly page: Page;
  /** The address of the start page. */
  readonly site: string;
  /**
   * Opens an address of the site, given from its start page, and waits until its scripts have run, if there
   * are any.
   */
  open(address: string): Promise<void>;
  /** Loads the page anew, and waits until its scripts have run. */
  reloads(): Promise<void>;
  /**
   * Until something of this kind, a selector, is to be seen with this text, or of this name; within so many
   * ms.
   */
  sees(kind: string, text?: string | RegExp, within?: { readonly timeout: number }): Promise<ElementHandle>;
  /** Clicks on what is seen so. */
  clicks(kind: string, text?: string | RegExp): Promise<void>;
  /** Follows a link that is seen so, to another page. */
  follows(kind: string, text?: string | RegExp): Promise<void>;
  /** Presses Tab until this has the focus. */
  tabsTo(kind: string, text: string | RegExp): Promise<void>;
  /** Replaces the text of a field. */
  fills(kind: string, text: string): Promise<void>;
  /** The text of the first of this kind, as one line. */
  textOf(kind: string): Promise<string>;
  /** The address as in the address bar, relative to the start page. */
  address(): string;
}

const WAIT = { timeout: 15_000, interval: 50 };

export interface FirefoxOptions {
  /** Whether it runs scripts. */
  readonly script?: boolean;
}

export interface VisitOptions {
  /** The start page of the site to visit; that of the whole run unless told. */
  readonly site?: string;
  /** What goes wrong as part of the story. */
  readonly expects?: RegExp;
}

type Visits = (story: (visitor: Visitor) => Promise<void>, options?: VisitOptions) => Promise<void>;

/**
 * A Firefox with a new profile, while the tests of a file run. What it is like is for the whole of it to say.
 * @returns what lets somebody visit the site with it.
 */
export function withFirefox({ script = true }: FirefoxOptions = {}): Visits {
  let starting: Promise<Browser> | undefined;
  afterAll(async () => (await starting)?.close());
  return async (story, { site = inject('fixture'), expects } = {}) => {
    starting ??= puppeteer.launch({
      browser: 'firefox',
      executablePath: inject('firefox'),
      headless: true,
      extraPrefsFirefox: {
        'javascript.enabled': script,
        'ui.prefersReducedMotion': 1,
        'ui.systemUsesDarkTheme': 0,
      },
    });
    const context = await (await starting).createBrowserContext();
    try {
      const page = await context.newPage();
      await page.setViewport({ width: 412, height: 800 });
      const troubles: string[] = [];
      const brokenOff: string[] = [];
      watch(page, new URL(site).host, troubles, brokenOff);
      await story(visitorOf(page, site, script));
      if (await lacksAFont(page, brokenOff.join('\n'))) troubles.push(...brokenOff);
      const unexpected = troubles.filter((each) => !expects?.test(each));
      // As one text, so that a report says in its first line what it was.
      expect(unexpected.join('\n'), 'what went wrong during the visit').toBe('');
    } finally {
      await context.close();
    }
  };
}

/**
 * What Firefox says, once in a hundred reloads on a busy machine, of a font that it has itself broken off
 * (NS_BINDING_ABORTED). It is trouble where the page that is seen at last lacks a font. One that does not
 * come has another status.
 */
const BROKEN_OFF = /^Error: downloadable font: download failed .* status=2152398850 /;

/**
 * Whether the page lacks a font that is spoken of; one that was only looked for on the device may well not be
 * there.
 */
const lacksAFont = (page: Page, said: string) =>
  page.evaluate(
    (text) =>
      [...document.fonts].some(
        ({ family, status }) => status === 'error' && text.includes(`"${family.replaceAll('"', '')}"`),
      ),
    said,
  );

function watch(page: Page, host: string, troubles: string[], brokenOff: string[]): void {
  const wrong = (text: string) => {
    (BROKEN_OFF.test(text) ? brokenOff : troubles).push(`${page.url()}: ${text}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') wrong(message.text());
  });
  page.on('pageerror', (error) => wrong(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) troubles.push(`${page.url()}: asks ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${page.url()}: ${response.status()} for ${response.url()}`);
  });
}

function visitorOf(page: Page, site: string, script: boolean): Visitor {
  const ready = async () => {
    if (script) await vi.waitFor(async () => expect(await page.$('html[data-scripts="run"]')).not.toBeNull(), WAIT);
  };
  const sees = (kind: string, text?: string | RegExp, within?: { readonly timeout: number }) =>
    vi.waitFor(
      async () => {
        const found = await find(page, kind, text);
        if (!found) throw new Error(`no ${kind} ${String(text ?? '')} is to be seen at ${page.url()}`);
        return found;
      },
      { ...WAIT, ...within },
    );
  const clicks = async (kind: string, text?: string | RegExp) => {
    const found = await sees(kind, text);
    // A hand first waits until the element can be seen whole, which a page without scripts never tells.
    await (script ? found.click() : found.evaluate((element) => element instanceof HTMLElement && element.click()));
  };
  return {
    page,
    site,
    sees,
    clicks,
    open: async (address) => {
      await page.goto(site + address);
      await ready();
    },
    reloads: async () => {
      await page.reload();
      await ready();
    },
    follows: async (kind, text) => {
      const from = page.url();
      await clicks(kind, text);
      await vi.waitFor(() => expect(page.url()).not.toBe(from), WAIT);
      await ready();
    },
    tabsTo: async (kind, text) => {
      const wanted = await sees(kind, text);
      for (let count = 0; !(await wanted.evaluate((element) => element === document.activeElement)); count++) {
        expect(count, `Tab does not come to ${String(text)}`).toBeLessThan(60);
        await page.keyboard.press('Tab');
      }
    },
    fills: async (kind, text) => {
      const field = await sees(kind);
      await field.evaluate((element) => {
        if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
      });
      await field.type(text);
    },
    textOf: async (kind) =>
      (await (await sees(kind)).evaluate((element) => element.textContent)).replace(/\s+/g, ' ').trim(),
    address: () => page.url().slice(site.length),
  };
}

/** The first element of a kind that can be seen, with this whole name or this in its text. */
async function find(page: Page, kind: string, text?: string | RegExp): Promise<ElementHandle | undefined> {
  const pattern = text instanceof RegExp ? { source: text.source, flags: text.flags } : undefined;
  const handle = await page.evaluateHandle(
    (selector, exact, sought) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        const name = (element.getAttribute('aria-label') ?? element.innerText).replace(/\s+/g, ' ').trim();
        if (sought) return new RegExp(sought.source, sought.flags).test(name);
        return exact === null || name === exact;
      }),
    kind,
    typeof text === 'string' ? text : null,
    pattern ?? null,
  );
  return handle.asElement() === null ? undefined : (handle.asElement() as ElementHandle);
}
