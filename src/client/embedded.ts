/**
 * The script of a page within a page of another site, in place of the loader: it tells that page how high it
 * is (public/embed.js), and nothing else.
 */
import { HEIGHT } from '#addresses/embedding.ts';
import { markScripts } from './mark-scripts.ts';

const root = document.documentElement;
markScripts();
// Nothing here waits for a main module.
delete root.dataset['waits'];
document.dispatchEvent(new Event('press-again'));

new ResizeObserver(tellHeight).observe(root);
addEventListener('message', ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
  if (data?.type === HEIGHT) tellHeight();
});

/** It is no secret, so that the message may go to any page. */
function tellHeight(): void {
  const height = Math.ceil(root.getBoundingClientRect().height);
  parent.postMessage({ type: HEIGHT, height }, '*');
}

// Links open the whole page in place of the one around it, but for those to a part of what is shown here.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) link.target = '_self';
});
