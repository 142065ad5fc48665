/**
 * Asks for a page's scripts once it has been painted. A browser asks for a module with the priority of what
 * the page itself waits for, and in the model that Lighthouse reckons with, whatever was on its way before
 * the paint has delayed it.
 */
import { minifySync } from 'vite';

/** The page with its modules asked for by a script at its end. */
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
 * Waits for the whole page and for its first paint, then adds the modules, where scripts may act on the page
 * at all (`data-scripts`, src/components/look-at-once.ts). They run in their order; when each has run or
 * failed, the root says so (`data-scripts="run"`) and the document hears `scripts-run`, and then
 * `press-again` (src/client/early-presses.ts). In a browser that is too old the document hears `scripts-run`
 * at once, and the root says nothing.
 *
 * The loader says on the root that it listens (src/client/loader.ts). Where it does not in the end, because
 * it did not come or came in half, what acts only by scripts would be silent: then the page is as it is
 * without scripts, and says that something could not be fetched.
 */
function start(modules: readonly string[]): void {
  const own = document.documentElement.dataset;
  const { scripts } = own;
  // The page has come to its end: what the head would say of a half one is not needed.
  delete own['half'];
  const withoutScripts = (): void => {
    delete own['scripts'];
    delete own['waits'];
    document.querySelector('[data-first-field]')?.setAttribute('hidden', '');
    document.querySelector('.toast')?.append(document.body.dataset['cut'] ?? '');
  };
  const go = (): void => {
    let left = scripts === undefined ? 0 : modules.length;
    const done = (): void => {
      if (left-- > 0) return;
      if (own['scripts'] !== scripts) own['scripts'] = 'run';
      else if (scripts !== undefined) withoutScripts();
      for (const type of ['scripts-run', 'press-again']) document.dispatchEvent(new Event(type));
    };
    if (scripts !== undefined)
      for (const src of modules) {
        const script = { type: 'module', async: false, src, onload: done, onerror: done };
        document.head.append(Object.assign(document.createElement('script'), script));
      }
    done();
  };
  addEventListener('DOMContentLoaded', () => {
    if (scripts === undefined) go();
    else
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        go();
      }).observe({ type: 'paint', buffered: true });
  });
}

const START = inline(start);

/** A function as an expression of as few bytes as it can be: it stands in every page. */
function inline(source: (...args: never[]) => void): string {
  const { code, errors } = minifySync('after-paint.js', `export default ${source.toString()}`);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  return `(${code.replace(/^export default\s*/, '').replace(/;\s*$/, '')})`;
}
