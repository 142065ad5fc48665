import { describe, expect, it, vi } from 'vitest';
import { withRestAfterPaint } from '../../scripts/after-paint.ts';

const PAPER = '<link rel="stylesheet" href="/_astro/paper.x.css" media="print" fetchpriority="low">';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

it('asks for modules in their order, and for what paper needs, from the end of the page', () => {
  const html = page(
    PAPER,
    '<script type="module" src="/_astro/a.js"></script><p>A</p><script type="module" src="/_astro/b.js"></script>',
  );
  const made = withRestAfterPaint(html);
  expect(made).not.toContain('<script type="module"');
  expect(made).toContain(`<noscript>${PAPER}</noscript>`);
  expect(made).toMatch(/\(\["\/_astro\/a\.js","\/_astro\/b\.js"\],"\/_astro\/paper\.x\.css"\)<\/script><\/body>/);
});

it('says nothing of paper where a page has no sheet for it', () => {
  const made = withRestAfterPaint(page('', '<script type="module" src="/_astro/a.js"></script>'));
  expect(made).toContain('(["/_astro/a.js"])</script></body>');
});

it('leaves scripts that stand in the page, data, and pages that fetch nothing', () => {
  const html = page('', '<script type="module">run()</script><script type="application/json">{}</script>');
  expect(withRestAfterPaint(html)).toBe(html);
});

/** The script of a page with one module and a sheet for paper. */
function scriptOf(): string {
  const made = withRestAfterPaint(page(PAPER, '<script type="module" src="/_astro/a.js"></script>'));
  return /<script>([^]*)<\/script>/.exec(made)?.[1] ?? '';
}

it('is a script that can be read', () => {
  expect(() => new Function(scriptOf())).not.toThrow();
});

describe('what is pressed before the scripts have come', () => {
  interface Press {
    readonly key?: string;
    readonly ctrlKey?: boolean;
    readonly altKey?: boolean;
    /** What it is pressed on. */
    readonly on?: 'button' | 'input' | 'body';
  }
  /** What becomes of it where the scripts come. */
  function heardOf(...presses: readonly Press[]) {
    const page = opened(presses);
    page.settles('heard');
    const before = [...page.prevented];
    page.press({ key: 'j' });
    page.press({ on: 'button' });
    expect(page.prevented, 'once they have come').toEqual(before);
    expect(page.dataset.scripts).toBe('run');
    expect(page.toast()).toBe('');
    return { heard: page.heard, prevented: page.prevented };
  }

  /** What the page hears once its scripts have run or failed, what of it the browser was kept from, and what is said. */
  function opened(presses: readonly Press[]) {
    const listeners = new Map<string, ((event: object) => void)[]>();
    const heard: string[] = [];
    const prevented: string[] = [];
    const nameOf = ({ key = 'click', on = 'body' }: Press) => `${key} on ${on}`;
    class Pressed {
      readonly type: string;
      readonly press: Press;
      readonly key: string | undefined;
      readonly ctrlKey: boolean;
      readonly altKey: boolean;
      constructor(type: string, { press }: { readonly press: Press }) {
        this.type = type;
        this.press = press;
        this.key = press.key;
        this.ctrlKey = press.ctrlKey === true;
        this.altKey = press.altKey === true;
      }
      get target() {
        const { on = 'body' } = this.press;
        return {
          closest: (selector: string) => (selector.startsWith(on) ? {} : null),
          dispatchEvent: ({ press }: Pressed) => heard.push(nameOf(press)),
        };
      }
      preventDefault() {
        prevented.push(nameOf(this.press));
      }
      stopPropagation() {
        return undefined;
      }
    }
    const painted: (() => void)[] = [];
    class Painted {
      readonly hears: (list: object, observer: { disconnect(): void }) => void;
      constructor(hears: (list: object, observer: { disconnect(): void }) => void) {
        this.hears = hears;
      }
      observe() {
        painted.push(() => this.hears({}, { disconnect: () => undefined }));
      }
    }
    const added: { onload?: () => void }[] = [];
    const dataset: { scripts?: string } = { scripts: 'come' };
    const said: string[] = [];
    const scope = {
      window: {},
      document: {
        documentElement: { dataset },
        body: { dataset: { cut: 'could not be fetched' } },
        head: { append: (what: { onload?: () => void }) => added.push(what) },
        createElement: () => ({}),
        querySelector: () => ({ append: (text: string) => said.push(text) }),
        dispatchEvent: () => true,
      },
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      Event: Object,
      PerformanceObserver: Painted,
    };
    new Function(...Object.keys(scope), scriptOf())(...Object.values(scope));
    const send = (type: string, event: object) => {
      for (const listener of listeners.get(type) ?? []) listener(event);
    };
    const press = (each: Press) => {
      const type = each.key === undefined ? 'click' : 'keydown';
      send(type, new Pressed(type, { press: each }));
    };
    presses.forEach(press);
    send('DOMContentLoaded', {});
    expect(added, 'before the first paint').toEqual([]);
    for (const each of painted) each();
    return {
      heard,
      prevented,
      dataset,
      toast: () => said.join(),
      press,
      /** The scripts run or fail; the loader says that it listens, or does not. */
      settles: (says: 'heard' | 'come') => {
        dataset.scripts = says;
        for (const each of added) each.onload?.();
      },
    };
  }

  it('is pressed again once they run: of buttons the last, of shortcuts the first', async () => {
    expect(heardOf({ on: 'button' }).heard).toEqual(['click on button']);
    expect(heardOf({ key: 'j' }, { key: 'k' })).toEqual({ heard: ['j on body'], prevented: ['j on body'] });
    expect(heardOf({ key: '/' }, { key: 'k' }).heard).toEqual(['/ on body']);
    expect(heardOf({ key: '?' }).heard).toEqual(['? on body']);
    expect(heardOf({ key: 'k', ctrlKey: true }).heard).toEqual(['k on body']);
  });

  it('is left to the browser where nobody would listen for it', async () => {
    const others = [{ key: 'x' }, { key: 'Tab' }, { key: 'j', ctrlKey: true }, { key: 'k', altKey: true }, {}];
    expect(heardOf(...others)).toEqual({ heard: [], prevented: [] });
    expect(heardOf({ key: 'j', on: 'input' })).toEqual({ heard: [], prevented: [] });
  });

  it('where nobody listens in the end, the page is as without scripts, and says that something could not be fetched', () => {
    const page = opened([{ on: 'button' }]);
    expect(page.toast()).toBe('');
    page.settles('come');
    expect(page.toast()).toBe('could not be fetched');
    expect(page.dataset.scripts).toBeUndefined();
    const before = [...page.prevented];
    page.press({ on: 'button' });
    page.press({ key: '/' });
    expect(page.prevented, 'a button is the browser’s from then on').toEqual(before);
  });
});

describe('in a browser that is too old', () => {
  it('no module is asked for, paper has its sheet, and whoever waits for scripts is told', async () => {
    const added: { rel?: string; type?: string }[] = [];
    const said: string[] = [];
    const dataset: Record<string, string> = {};
    const heard = new Map<string, (event?: object) => void>();
    const scope = {
      document: {
        documentElement: { dataset },
        head: { append: (what: { rel?: string; type?: string }) => added.push(what) },
        createElement: () => ({}),
        dispatchEvent: ({ type }: { type: string }) => said.push(type),
      },
      addEventListener: (type: string, listener: (event?: object) => void) => heard.set(type, listener),
      Event: class {
        readonly type: string;
        constructor(type: string) {
          this.type = type;
        }
      },
      PerformanceObserver: undefined,
    };
    new Function(...Object.keys(scope), scriptOf())(...Object.values(scope));
    heard.get('DOMContentLoaded')?.();
    await new Promise(setImmediate);
    expect(added.map(({ rel, type }) => rel ?? type)).toEqual(['stylesheet']);
    expect(said).toEqual(['scripts-run']);
    expect(dataset).toEqual({});
    const held = vi.fn();
    heard.get('click')?.({ target: { closest: () => ({}) }, preventDefault: held });
    expect(held, 'a button is the browser’s').not.toHaveBeenCalled();
  });
});
