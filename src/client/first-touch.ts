/** What a page waits for before it loads what it can do, and what the browser must leave to that. */

/** The events at which the main module is loaded. */
export const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'click', 'input', 'keydown'] as const;

/**
 * An element that says in `data-does` what a click on it does; one that is a place on its page still leads there, and a
 * field acts by what is put into it.
 */
const ACTOR = '[data-does]:not([href^="#"],input,[data-does="search"])';

/** A link whose text a finger's tap shows before it is followed. */
const TAPPED = 'main a[href*="/#"]';

/** What a click is held back for until the main module can act on it; undefined where the browser may go on. */
export function heldAt(event: Event): HTMLElement | undefined {
  if (event.type !== 'click' || !(event.target instanceof Element)) return undefined;
  const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
  return event.target.closest<HTMLElement>(isTap ? `${ACTOR},${TAPPED}` : ACTOR) ?? undefined;
}
