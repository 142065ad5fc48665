import { describe, expect, it } from 'vitest';
import { withScriptsAfterPaint } from '../../scripts/after-paint.ts';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

it('asks for modules in their order from the end of the page', () => {
  const html = page(
    '<script type="module" src="/_astro/a.js"></script><p>A</p><script type="module" src="/_astro/b.js"></script>',
  );
  const made = withScriptsAfterPaint(html);
  expect(made).not.toContain('<script type="module"');
  expect(made).toContain('(["/_astro/a.js","/_astro/b.js"])</script></body>');
});

it('leaves scripts that stand in the page, data, and pages that fetch nothing', () => {
  const html = page('<script type="module">run()</script><script type="application/json">{}</script>');
  expect(withScriptsAfterPaint(html)).toBe(html);
});

/** The script of a page with one module. */
function scriptOf(): string {
  const made = withScriptsAfterPaint(page('<script type="module" src="/_astro/a.js"></script>'));
  return /<script>([^]*)<\/script>/.exec(made)?.[1] ?? '';
}

it('is a script that can be read', () => {
  expect(() => new Function(scriptOf())).not.toThrow();
});

describe('the modules are added', () => {
  /** The page before its first paint, with the sources of the modules that were added so far. */
  function beforePaint() {
    const added: string[] = [];
    const heard = new Map<string, () => void>();
    const frames: (() => void)[] = [];
    const timers: { readonly act: () => void; readonly after: number }[] = [];
    let report = (): void => undefined;
    const scope = {
      document: {
        documentElement: { dataset: { scripts: 'come' } },
        head: { append: ({ src }: { readonly src: string }) => added.push(src) },
        createElement: () => ({}),
      },
      addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
      requestAnimationFrame: (act: () => void) => frames.push(act),
      setTimeout: (act: () => void, after: number) => timers.push({ act, after }),
      PerformanceObserver: class {
        constructor(painted: () => void) {
          report = painted;
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    };
    new Function(...Object.keys(scope), scriptOf())(...Object.values(scope));
    heard.get('DOMContentLoaded')?.();
    return { added, timers, frame: () => frames.shift()?.(), report: () => report() };
  }

  it('at the paint that the browser reports, and not again', () => {
    const { added, timers, frame, report } = beforePaint();
    frame();
    expect(added).toEqual([]);
    report();
    expect(added).toEqual(['/_astro/a.js']);
    frame();
    for (const { act } of timers) act();
    expect(added).toEqual(['/_astro/a.js']);
  });

  it('a moment after the second frame where the browser reports no paint', () => {
    const { added, timers, frame, report } = beforePaint();
    frame();
    expect(timers).toEqual([]);
    frame();
    expect(timers.map(({ after }) => after)).toEqual([100]);
    expect(added).toEqual([]);
    for (const { act } of timers) act();
    report();
    expect(added).toEqual(['/_astro/a.js']);
  });
});

describe('once every module has run or failed', () => {
  /** The page after loading, with a loader that listens (`heard`) or does not. */
  function settled(scripts: 'heard' | 'come') {
    const said: string[] = [];
    const heard: string[] = [];
    const dataset: Record<string, string> = { scripts: 'come', waits: '' };
    const added: { onload?: () => void }[] = [];
    let begin = (): void => undefined;
    let report = (): void => undefined;
    class Painted {
      constructor(painted: () => void) {
        report = painted;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    const scope = {
      document: {
        documentElement: { dataset },
        body: { dataset: { cut: 'could not be fetched' } },
        head: { append: (what: { onload?: () => void }) => added.push(what) },
        createElement: () => ({}),
        querySelector: () => ({ append: (text: string) => said.push(text), setAttribute: () => undefined }),
        dispatchEvent: ({ type }: { readonly type: string }) => heard.push(type),
      },
      addEventListener: (_: string, listener: () => void) => {
        begin = listener;
      },
      Event: class {
        readonly type: string;
        constructor(type: string) {
          this.type = type;
        }
      },
      PerformanceObserver: Painted,
      requestAnimationFrame: () => 0,
    };
    new Function(...Object.keys(scope), scriptOf())(...Object.values(scope));
    begin();
    expect(added, 'before the first paint').toEqual([]);
    report();
    dataset['scripts'] = scripts;
    for (const each of added) each.onload?.();
    return { said, heard, dataset };
  }

  it('the root says so, and what was pressed until then is pressed again', () => {
    expect(settled('heard')).toEqual({
      said: [],
      heard: ['scripts-run', 'press-again'],
      dataset: { scripts: 'run', waits: '' },
    });
  });

  it('where nobody listens in the end, the page is as without scripts, and says that something could not be fetched', () => {
    expect(settled('come')).toEqual({
      said: ['could not be fetched'],
      heard: ['scripts-run', 'press-again'],
      dataset: {},
    });
  });
});

describe('in a browser that is too old', () => {
  it('no module is asked for, and whoever waits for scripts is told', async () => {
    const added: object[] = [];
    const said: string[] = [];
    const dataset: Record<string, string> = {};
    const heard = new Map<string, (event?: object) => void>();
    const scope = {
      document: {
        documentElement: { dataset },
        head: { append: (what: object) => added.push(what) },
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
    expect(added).toEqual([]);
    expect(said).toEqual(['scripts-run', 'press-again']);
    expect(dataset).toEqual({});
    expect([...heard.keys()], 'what is pressed is the browser’s').toEqual(['DOMContentLoaded']);
  });
});
