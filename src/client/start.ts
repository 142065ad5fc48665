/**
 * The reading aids: the text of a reference at hand, the way back after following it, and keys. They come late, with
 * the first touch of a page or because there is a place to return to.
 */
import { closeCards, focus, hover, leave, originOf, tap } from './cards/cards.ts';
import { offerHelp } from './keys/help.ts';
import { press } from './keys/keyboard.ts';
import { hasCard, referenceAt, type ReferenceLink } from './cards/links.ts';
import { atArrival, atMove, rememberPlace } from './way-back/return.ts';

let started = false;

/**
 * Starts them; a second time does nothing but look at the event.
 * @param event what they were loaded for, which they could not hear themselves. A finger's tap that the page held back
 * until they came (HELD) is done here: it shows the reference's text, or follows the link.
 */
export function startReading(event?: Event): void {
  if (!started) {
    started = true;
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
  if (event) late(event);
}

/** Links whose tap the page holds back while this script is on its way (src/scripts/lazy.ts). */
const HELD = 'main a[href*="/#"]';

const LISTENERS: Readonly<Record<string, (event: Event) => void>> = {
  pointerover: hover,
  pointerdown: down,
  focusin: focus,
  keydown: press,
  click: clicked,
};

function late(event: Event): void {
  if (isOver(event)) return;
  if (event.type === 'click' && event.defaultPrevented) {
    const found = referenceAt(event.target);
    if (found && hasCard(found)) void tapped(found);
    else if (event.target instanceof Element) {
      const held = event.target.closest<HTMLAnchorElement>(HELD);
      if (found) following(found);
      if (held) location.assign(held.href);
    }
  } else if (event.type === 'pointermove') hover(event);
  // A click that was not held back has led somewhere by now.
  else if (event.type !== 'click') LISTENERS[event.type]?.(event);
}

/** Browsers hand over what waited for this script in any order: where the pointer and the focus were by then is past. */
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
