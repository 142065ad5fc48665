/**
 * The script of a page within a page of another site, in place of the loader: it tells that page how high it
 * is (public/embed.js), and nothing else. Has no imports, since what it shared with the loader would be a
 * file more on every page.
 */

/**
 * The type of the message, `{ type, height }`, with the height in CSS pixels. One of this type without a
 * height asks for it.
 */
const HEIGHT = 'arbiter:height';

const root = document.documentElement;
// As the loader does, but that nothing here waits for a main module.
root.dataset['scripts'] = 'heard';
delete root.dataset['waits'];
// Where a page fetches no script, nothing else says that it has come to its end (scripts/after-paint.ts).
delete root.dataset['half'];
document.dispatchEvent(new Event('press-again'));
if (import.meta.env.DEV)
  addEventListener('load', () => {
    root.dataset['scripts'] = 'run';
    for (const type of ['scripts-run', 'press-again']) document.dispatchEvent(new Event(type));
  });

new ResizeObserver(tellHeight).observe(root);
addEventListener('message', ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
  if (data?.type === HEIGHT) tellHeight();
});

// Links open the whole page in place of the one around it, but for those to a part of what is shown here.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) link.target = '_self';
});

/** It is no secret, so that the message may go to any page. */
function tellHeight(): void {
  const height = Math.ceil(root.getBoundingClientRect().height);
  parent.postMessage({ type: HEIGHT, height }, '*');
}

export {};
