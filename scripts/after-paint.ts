/**
 * What a page fetches once it has been painted: its scripts, in their order, and what its styles say of paper. A browser
 * asks for a module with the priority of what the page itself waits for, and in the model that Lighthouse reckons with,
 * whatever was on its way before the paint has delayed it.
 */
import { minifySync } from 'vite';
import { KEYS } from '#client/keys/keys.ts';

/** The keys of one character: the search's, and the others. */
const SINGLE = ['/', ...Object.values(KEYS)].join('');

/** The page with its modules and its sheet for paper asked for by a script at its end; without scripts paper has its sheet. */
export function withRestAfterPaint(html: string): string {
  const modules: string[] = [];
  let paper: string | undefined;
  const page = html
    .replace(MODULE, (_, src: string) => {
      modules.push(src);
      return '';
    })
    .replace(PAPER, (link, href: string) => {
      paper = href;
      return `<noscript>${link}</noscript>`;
    });
  if (modules.length === 0 && paper === undefined) return html;
  const asked = JSON.stringify([modules, ...(paper === undefined ? [] : [paper])]).slice(1, -1);
  return page.replace('</body>', () => `<script>${START}(${asked})</script></body>`);
}

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
const PAPER = /<link rel="stylesheet" href="([^"]+)" media="print"[^>]*>/;

/**
 * Waits for the whole page and for its first paint, then adds the sheet and, where scripts may act on the page at all
 * (`data-scripts`, src/components/look-at-once.ts), the modules. They run in their order; when each has run or failed, the
 * root says so (`data-scripts="run"`) and the document hears `scripts-run`. A button that acts by scripts (not one that sends its
 * form, nor one that opens what an abbreviation means) or a shortcut that is pressed until then is pressed again once somebody
 * hears it: the last button, or the first key, since what is typed behind a `/` is no shortcut; whether keys are turned off is for them to say who hear it. In a browser that is too old the document hears
 * `scripts-run` at once, and the root says nothing.
 *
 * The loader says on the root that it listens (src/client/loader.ts). Where it does not in the end, because it did not come or came in half,
 * what acts only by scripts would be silent: then the page is as it is without scripts, and says that something could not be fetched.
 */
const START = inline(`(modules, paper) => {
  const d = document, own = d.documentElement.dataset, can = own.scripts;
  let pressed, over;
  // The page has come to its end: what the head would say of a half one is not needed.
  delete own.half;
  const press = (event) => {
    const { target, key } = event;
    if (!over && (key
      ? !pressed && !event.altKey && !target.closest('input,textarea,select') && /^[${SINGLE}]$/.test(key) && (key == 'k' || !event.ctrlKey && !event.metaKey)
      : target.closest('button[type]:not(.abbr)'))) {
      pressed = event;
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const add = (name, what) => d.head.append(Object.assign(d.createElement(name), what));
  const go = () => {
    if (paper) add('link', { rel: 'stylesheet', media: 'print', href: paper });
    let left = can ? modules.length : 0;
    const done = () => {
      if (left--) return;
      over = 1;
      if (can) {
        if (own.scripts != can) own.scripts = 'run';
        else delete own.scripts, d.querySelector('.toast').append(d.body.dataset.cut);
      }
      d.dispatchEvent(new Event('scripts-run'));
      pressed?.target.dispatchEvent(new pressed.constructor(pressed.type, pressed));
    };
    if (can) for (const src of modules) add('script', { type: 'module', async: 0, src, onload: done, onerror: done });
    done();
  };
  addEventListener('click', press, 1);
  addEventListener('keydown', press, 1);
  addEventListener('DOMContentLoaded', () => {
    if (can) new PerformanceObserver((_, observer) => { observer.disconnect(); go(); }).observe({ type: 'paint', buffered: 1 });
    else go();
  });
}`);

/** A function as an expression of as few bytes as it can be, with the quotes that the rest of a page has: it stands in every page. */
function inline(source: string): string {
  const { code, errors } = minifySync('after-paint.js', `export default ${source}`);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  if (/["\n]|\$\{/.test(code.trim()))
    throw new Error('a text in it has a quote, an end of line or a ${, so that its quotes cannot be others');
  return `(${code
    .replace(/^export default\s*/, '')
    .replace(/;\s*$/, '')
    .replaceAll('`', '"')})`;
}
