/**
 * A browser that is too old, or that lacks something: pages and the outline are whole, and nothing on them
 * does nothing.
 */
import { describe, expect, it } from 'vitest';
import { onQuestion } from './at-the-table.ts';
import { visit, type Visitor } from './visitor.ts';

const SITUATION = 'nl/troefspel/situations/verkeerd-gespeelde-kaart/';
const RULE = 'nl/troefspel/17/';
const MISSING = /antwoorden, ook die in de link, worden hier niet gelezen/;

/** What is taken away before any script of a page runs, in words and as what does it. */
const TOO_OLD: Readonly<Record<string, () => void>> = {
  'popovers, as in Firefox 124': () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  'light-dark(), as in Safari 17.4 and Chrome 122': () => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked.join().includes('light-dark') && supports.apply(CSS, asked);
  },
  'all of it, as in a browser of four years ago': () => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !/light-dark|:has|:popover/.test(asked.join()) && supports.apply(CSS, asked);
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    for (const name of ['structuredClone', 'IntersectionObserver', 'PerformanceObserver', 'requestIdleCallback'])
      Reflect.deleteProperty(globalThis, name);
    for (const of of [Array, String]) Reflect.deleteProperty(of.prototype, 'at');
    Reflect.deleteProperty(Intl, 'Segmenter');
    Reflect.deleteProperty(Promise, 'withResolvers');
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      if (selector.includes(':has(')) throw new SyntaxError(`${selector} is not a valid selector`);
      return querySelectorAll.call(this, selector);
    } as typeof querySelectorAll;
  },
};

/** What is there to be pressed, and what would do nothing without scripts. */
async function deadButtons({ page }: Visitor): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [data-does]:not(a[href])')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      // Of the browser itself: a card that drops, a form that is sent.
      .filter((each) => !each.hasAttribute('popovertarget') && !each.closest('form[action]'))
      .map((each) => each.outerHTML.slice(0, 120)),
  );
}

describe.each(Object.entries(TOO_OLD))('a browser without %s', (_, takes) => {
  it('has a rule and the whole outline of a situation, is told so, and runs nothing more', async () => {
    await visit({ script: true }, async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(takes);
      await page.goto(visitor.site + RULE);
      await page.getByRole('heading', { level: 1, name: /Verkeerd gespeelde kaarten/ }).waitFor();
      expect(await deadButtons(visitor)).toEqual([]);

      await page.goto(`${visitor.site}${SITUATION}?fout=voor-de-beurt`);
      await page.getByText(MISSING).waitFor();
      expect(await page.locator('.decision, [data-note="reading"]').filter({ visible: true }).count()).toBe(0);
      expect(await deadButtons(visitor)).toEqual([]);
      const leaf = page.locator('main a', { hasText: 'Vijftien strafpunten voor de overtreder' }).first();
      for (const branch of await leaf.locator('xpath=ancestor::details').all())
        if ((await branch.getAttribute('open')) === null) await branch.locator('summary').first().click();
      await leaf.click();
      await page.waitForURL('**/rulings/**');
      await page.getByRole('heading', { level: 1, name: /Vijftien strafpunten voor de overtreder/ }).waitFor();
      expect(await deadButtons(visitor)).toEqual([]);
      await page.goto(`${visitor.site}nl/casebook/`);
      await page.getByText('zonder kan deze browser geen zaken bewaren').waitFor();
      // No module was ever asked for.
      expect(visitor.scripts).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.dataset['scripts'])).toBeUndefined();
    });
  });
});

it('styles that know no popovers show none of what they would drop, and no button for it', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor;
    await page.route('**/17/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(':popover-open', ':popover-unknown')
        .replaceAll(' popover ', ' data-no-popover popover="unknown" ')
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
        .replaceAll('"popover"in', '"unknown"in');
      await route.fulfill({ response, body: html });
    });
    await page.goto(visitor.site + RULE);
    expect(await page.locator('[popover], .shelf-opener, .tools-opener').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('[popover]').count()).toBeGreaterThan(1);
  });
});

/** What a recent browser may still lack: another engine never had it, or it was turned off. */
const ODD: Readonly<Record<string, () => void>> = {
  'requestIdleCallback, navigator.connection and navigator.locks': () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    for (const name of ['connection', 'locks', 'wakeLock', 'share', 'clipboard'])
      Reflect.deleteProperty(Navigator.prototype, name);
  },
  'anything to keep things in': () => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  },
  'WebAssembly, crypto.subtle and Intl.Segmenter': () => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
    Reflect.deleteProperty(Intl, 'Segmenter');
  },
  'what observes, and what copies': () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'structuredClone'])
      Reflect.deleteProperty(globalThis, name);
  },
};

describe.each(Object.entries(ODD))('a browser without %s', (_, takes) => {
  it('comes to a ruling all the same, and to what a search finds by name', async () => {
    await visit({}, async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(takes);
      await visitor.open(SITUATION);
      await onQuestion(visitor, 'Wat deed de speler?').answers('Speelde voor zijn beurt');
      await onQuestion(visitor, 'Hoeveel slagen zijn er nu gesloten?').answers('5 of meer');
      await page.locator('.decision .ruling h2').getByText('Vijftien strafpunten').waitFor();
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('17a');
      await page
        .getByRole('dialog')
        .getByRole('option', { name: /Verkeerd gespeelde kaarten/ })
        .first()
        .waitFor();
    });
  });
});
