/**
 * Loads a page's scripts after its first paint. Browsers request modules with the priority of render-blocking
 * resources, and in Lighthouse's model every request that started before the paint delays it.
 */
import { minifySync } from 'vite';

/** The page with its module scripts loaded by an inline script at its end. */
export function withScriptsAfterPaint(html: string): string {
  const modules: string[] = [];
  const page = html.replace(MODULE, (_, src: string) => {
    modules.push(src);
    return '';
  });
  if (modules.length === 0) return html;
  return page.replace('</body>', () => `<script>${START}(${JSON.stringify(modules)})</script></body>`);
}

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * Waits for the whole page and its first paint, then adds the modules, unless scripts are disabled for the
 * page (`data-scripts`, src/components/look-at-once.ts). They run in order; when each has run or failed, the
 * root gets `data-scripts="run"` and the document the events `scripts-run` and `press-again`
 * (src/client/early-presses.ts). In a browser that is too old only `scripts-run` is dispatched.
 *
 * Firefox (153) reports no paint of a page that opens scrolled, as at an anchor. So the modules are added
 * 100 ms after the second frame at the latest, which is later than the report in a browser that gives one.
 *
 * The loader marks the root when it listens (src/client/loader.ts). If it never does, because it failed to
 * load, the controls that need scripts would not respond: then the page falls back to its state without
 * scripts and says that something could not be loaded.
 */
function start(modules: readonly string[]): void {
  const own = document.documentElement.dataset;
  const { scripts } = own;
  // The page is complete: the message for a truncated page is not needed.
  delete own['half'];
  const wanted = scripts === undefined ? [] : modules;
  let left = wanted.length;
  const done = (): void => {
    if (left-- > 0) return;
    if (own['scripts'] !== scripts) own['scripts'] = 'run';
    else if (scripts !== undefined) {
      delete own['scripts'];
      delete own['waits'];
      document.querySelector('[data-first-field]')?.setAttribute('hidden', '');
      document.querySelector('.toast')?.append(document.body.dataset['cut'] ?? '');
    }
    for (const type of ['scripts-run', 'press-again']) document.dispatchEvent(new Event(type));
  };
  let begin: (() => void) | undefined = (): void => {
    for (const src of wanted) {
      const script = { type: 'module', async: false, src, onload: done, onerror: done };
      document.head.append(Object.assign(document.createElement('script'), script));
    }
    done();
  };
  const painted = (): void => {
    begin?.();
    begin = undefined;
  };
  addEventListener('DOMContentLoaded', () => {
    if (scripts === undefined) painted();
    else {
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted, 100)));
    }
  });
}

const START = inline(start);

/** A function as a minified expression, since it is part of every page. */
function inline(source: (...args: never[]) => void): string {
  const { code, errors } = minifySync('after-paint.js', `export default ${source.toString()}`);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  return `(${code.replace(/^export default\s*/, '').replace(/;\s*$/, '')})`;
}
