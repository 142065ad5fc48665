/**
 * The reading aids: cards for references, the way back after following one, and shortcuts. They start at the
 * first event on a page, or when there is a way back.
 */
import { closeCards, focus, hover, leave, move, originOf, tap } from './cards/cards.ts';
import { offerHelp } from './keys/help.ts';
import { press } from './keys/keyboard.ts';
import { hasCard, referenceAt, type ReferenceLink } from './cards/links.ts';
import { onArrival, onMove, rememberPlace } from './way-back/return.ts';

/** Attaches the listeners. */
export function startReading(): void {
  for (const [type, listener] of Object.entries(LISTENERS)) document.addEventListener(type, listener);
  document.documentElement.addEventListener('pointerleave', leave);
  addEventListener('hashchange', onMove);
  addEventListener('popstate', onMove);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onArrival();
  });
  offerHelp();
  onArrival();
}

/** Handles an event that came before this was loaded; presses are dispatched again (early-presses.ts). */
export function handleReading(event: Event): void {
  if (isOver(event)) return;
  if (event.type === 'pointermove') {
    move(event);
    hover(event);
  } else if (event.type !== 'click') LISTENERS[event.type]?.(event);
}

const LISTENERS: Readonly<Record<string, (event: Event) => void>> = {
  pointerover: hover,
  pointermove: move,
  pointerdown: down,
  focusin: focus,
  keydown: press,
  click: clicked,
};

/** Events that waited for this module come in any order: old pointer and focus positions are ignored. */
function isOver({ type, target }: Event): boolean {
  if (type === 'focusin') return target !== document.activeElement;
  return type === 'pointermove' && target !== [...document.querySelectorAll(':hover')].at(-1);
}

/** Type of the last pointer, for browsers whose click events lack it. */
let pressed = '';

function down(event: Event): void {
  if (event instanceof PointerEvent) pressed = event.pointerType;
}

/** A tap shows the card first; a mouse click and the Enter key follow the link. */
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
