import { describe, expect, it } from 'vitest';
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

describe('a key that is pressed before the scripts have come', () => {
  interface Press {
    readonly key: string;
    readonly ctrlKey?: boolean;
    readonly typing?: boolean;
  }
  /** What the page hears once its scripts run, of keys that were pressed before; and which of them the browser was kept from. */
  async function heardOf(presses: readonly Press[], kept: string | null = null) {
    const listeners = new Map<string, ((event: object) => void)[]>();
    const heard: string[] = [];
    const prevented: string[] = [];
    const target = (typing = false) => ({
      isConnected: true,
      closest: (fields: string) => (typing && fields.includes('input') ? {} : null),
      dispatchEvent: ({ key }: Press) => heard.push(key),
    });
    const added: { onload?: () => void }[] = [];
    const scope = {
      window: {},
      document: {
        documentElement: { dataset: {} },
        head: { appendChild: (what: { onload?: () => void }) => added.push(what) },
        createElement: () => ({}),
        dispatchEvent: () => true,
      },
      localStorage: { getItem: () => kept },
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      removeEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(
          type,
          (listeners.get(type) ?? []).filter((each) => each !== listener),
        ),
      Event: class {},
      KeyboardEvent: class {
        readonly key: string;
        constructor(_: string, { key }: Press) {
          this.key = key;
        }
      },
    };
    new Function(...Object.keys(scope), scriptOf())(...Object.values(scope));
    const send = (type: string, event: object) => {
      for (const listener of listeners.get(type) ?? []) listener(event);
    };
    const press = ({ typing, ...event }: Press) => {
      send('keydown', { ...event, target: target(typing), preventDefault: () => prevented.push(event.key) });
    };
    presses.forEach(press);
    send('DOMContentLoaded', {});
    for (const each of added) each.onload?.();
    await new Promise(setImmediate);
    const before = [...heard];
    press({ key: 'j' });
    expect(heard, 'once they have come').toEqual(before);
    return { heard, prevented };
  }

  it('is pressed again once they run: of several the first', async () => {
    expect(await heardOf([{ key: 'j' }, { key: 'k' }])).toEqual({ heard: ['j'], prevented: ['j'] });
    expect((await heardOf([{ key: '/' }])).heard).toEqual(['/']);
    expect((await heardOf([{ key: 'k', ctrlKey: true }])).heard).toEqual(['k']);
  });

  it('is left to the browser where nobody would listen for it', async () => {
    const nobody = { heard: [], prevented: [] };
    expect(await heardOf([{ key: 'x' }, { key: 'Tab' }, { key: '' }, { key: 'j', ctrlKey: true }])).toEqual(nobody);
    expect(await heardOf([{ key: 'j', typing: true }])).toEqual(nobody);
  });

  it('is left to the browser where the reader has turned keys of one character off', async () => {
    expect(await heardOf([{ key: '/' }, { key: 'j' }], 'off')).toEqual({ heard: [], prevented: [] });
    expect((await heardOf([{ key: 'k', ctrlKey: true }], 'off')).heard).toEqual(['k']);
  });
});
