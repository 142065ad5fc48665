/**
 * The reading aids: the text of a reference beside it, the way back after following it, and keys. They start
 * at the first event on a page, or because there is a place to return to.
 */
import { closeCards, focus, hover, leave, originOf, tap } from './cards/cards.ts';
import { offerHelp } from './keys/help.ts';
import { press } from './keys/keyboard.ts';
import { hasCard, referenceAt, type ReferenceLink } from './cards/links.ts';
import { atArrival, atMove, rememberPlace } from './way-back/return.ts';

/** Starts to listen. */
export function startReading(): void {
  for (const [type, listener] of Object.entries(LISTENERS)) document.addEventListener(type, listener);
  document.documentElement.addEventListener('pointerleave', leave);
  addEventListener('hashchange', atMove);
  addEventListener('popstate', atMove);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) atArrival();
  });
  offerHelp();
  atArrival();
}

/**
 * Does what an event asks for that came before this was loaded; presses come again by themselves
 * (early-presses.ts).
 */
export function handleReading(event: Event): void {
  if (isOver(event)) return;
  if (event.type === 'pointermove') hover(event);
  else if (event.type !== 'click') LISTENERS[event.type]?.(event);
}

const LISTENERS: Readonly<Record<string, (event: Event) => void>> = {
  pointerover: hover,
  pointerdown: down,
  focusin: focus,
  keydown: press,
  click: clicked,
};

/**
 * Browsers pass on what waited for this module in any order: where the pointer and the focus were by then is
 * past.
 */
function isOver({ type, target }: Event): boolean {
  if (type === 'focusin') return target !== document.activeElement;
  return type === 'pointermove' && target !== [...document.querySelectorAll(':hover')].at(-1);
}

/** What pressed last, for browsers whose clicks do not say. */
let pressed = '';

function down(event: Event): void {
  if (event instanceof PointerEvent) pressed = event.pointerType;
}

/** A finger's tap shows the text first; a mouse's click and the Enter key follow at once. */
function clicked(event: Event): void {
  if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const found = referenceAt(event.target);
  if (!found) return;
  const by = event.detail === 0 ? '' : event instanceof PointerEvent ? event.pointerType : pressed;
  if (by === 'touch' && hasCard(found)) {
    event.preventDefault();
    void tapped(found);
  } else following(found);
}

async function tapped(found: ReferenceLink): Promise<void> {
  if (await tap(found)) return;
  following(found);
  location.assign(found.link.href);
}

function following({ link }: ReferenceLink): void {
  rememberPlace(originOf(link), link.href);
  closeCards();
}
