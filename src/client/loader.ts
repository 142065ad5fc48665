/**
 * Waits in the page for a hand: at the first touch, key or focus the late script comes (late.ts) and is given every
 * event that came before it. Until then this only keeps the browser from doing what the script is about to do itself.
 */
const { late = '', cut = '' } = document.body.dataset;
const types = ['pointermove', 'pointerdown', 'focusin', 'click', 'input', 'keydown'];

function near(event?: Event): void {
  const taken = event && takenBy(event);
  if (taken) event.preventDefault();
  import(/* @vite-ignore */ late).then(
    (script: { default: (event?: Event) => void }) => {
      for (const type of types) removeEventListener(type, near);
      script.default(event);
    },
    () => {
      // Where it cannot be had, only what somebody does on purpose asks for it again. Without it a link is a link.
      removeEventListener('pointermove', near);
      if (taken instanceof HTMLAnchorElement) location.assign(taken.href);
      else if (taken) document.querySelector('.toast')?.replaceChildren(cut);
    },
  );
}

/**
 * What the script will act on, so that the browser must not: a click on what does something, unless it is a place on
 * this page; a finger's tap on a reference, whose text is shown first; `/` with nothing in focus; Ctrl-K or ⌘-K.
 */
function takenBy({
  type,
  target,
  key,
  ctrlKey,
  metaKey,
  pointerType,
}: Event & Partial<KeyboardEvent & PointerEvent>): unknown {
  if (key === '/') return target === document.body;
  if (key === 'k') return ctrlKey || metaKey;
  return (
    type === 'click' &&
    target instanceof Element &&
    target.closest('[data-does]:not([href^="#"])' + (pointerType === 'touch' ? ',main a[href*="/#"]' : ''))
  );
}

for (const type of types) addEventListener(type, near);
try {
  // A link to a search, or a reader who can be taken back to where they were.
  if (/[?&]q=/.test(location.search) || sessionStorage['arbiter:return']) near();
} catch {
  // Storage is forbidden: nothing to go back to.
}
