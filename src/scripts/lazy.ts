/**
 * Loads what an element needs when a hand comes near it. An element names its module in `data-module`; the module's
 * default export is called with the element on click and on input. Nothing is fetched before that.
 */
type Run = (element: HTMLElement) => void;
const ready: Record<string, Run> = {};

function near(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-module]') : null;
  const url = target?.dataset['module'];
  if (!target || !url) return;
  const acts = event.type === 'click' || event.type === 'input';
  // A link to a place on this page still goes there.
  if (event.type === 'click' && !target.getAttribute('href')?.startsWith('#')) event.preventDefault();
  // Once it is here it runs at once: a browser lets a page copy only while the tap lasts.
  const run = ready[url];
  if (run) {
    if (acts) run(target);
    return;
  }
  void import(/* @vite-ignore */ url).then((module: { default: Run }) => {
    ready[url] = module.default;
    if (acts) module.default(target);
  });
}

for (const type of ['pointerdown', 'focusin', 'click', 'input']) addEventListener(type, near);
