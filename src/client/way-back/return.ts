/** The way back after following a reference. */
import { addressNow } from '#client/address.ts';
import { focusQuietly } from '#client/cards/cards.ts';
import { hidePill, showPill } from './pill.ts';
import { nameAround, placeOf, scrollToPlace } from './place.ts';
import { keepReturns, keptReturns } from './session.ts';
import { arrived, followed, moved, NOWHERE, returning, type Return, type Returns } from './stack.ts';

/** Called before a reference is followed, from a link on this page or from a card opened there. */
export function rememberPlace(link: HTMLAnchorElement, href: string): void {
  const { pathname, hash } = new URL(href);
  const key = historyNow()?.currentEntry?.key;
  const entry: Return = {
    from: addressNow(),
    to: pathname + hash,
    name: nameAround(link),
    place: placeOf(link),
    ...(key === undefined ? {} : { key }),
  };
  keepReturns(followed(keptReturns(), entry));
  // A jump to the current address fires no event.
  if (entry.to === hereNow()) setTimeout(onArrival);
}

/** The page has loaded, or was restored from the cache. */
export function onArrival(): void {
  settle(arrived(keptReturns(), hereNow()));
}

/** The address has changed within the page. */
export function onMove(): void {
  settle(moved(keptReturns(), hereNow()));
}

/** Back to the latest place, if there is one. */
export function goBack(): void {
  const returns = returning(keptReturns());
  const { going } = returns;
  if (!going) return;
  keepReturns(returns);
  hidePill();
  const history = historyNow();
  const isElsewhere = history?.currentEntry?.key !== going.key;
  if (isElsewhere && history?.entries().some(({ key }) => key === going.key)) history.traverseTo(going.key ?? '');
  else if (going.from === addressNow()) onMove();
  else location.assign(going.from);
}

function settle(returns: Returns): void {
  const { stack, going } = returns;
  keepReturns({ stack });
  if (going) restore(going);
  const last = stack.at(-1);
  if (!last) hidePill();
  else {
    showPill(last, goBack, () => {
      keepReturns(NOWHERE);
      hidePill();
    });
  }
}

/** Milliseconds in which the page's height may still change, through fonts and widgets. */
const GROWING = 1500;

/** Scrolls to the place now, and again whenever the page's height changes, until the reader acts. */
function restore({ place, to }: Return): void {
  scrollToPlace(place);
  const link = linkTo(to);
  if (link) focusQuietly(link);
  const done = new AbortController();
  const again = new ResizeObserver(() => {
    scrollToPlace(place);
  });
  done.signal.addEventListener('abort', () => {
    again.disconnect();
  });
  again.observe(document.body);
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(
      type,
      () => {
        done.abort();
      },
      { signal: done.signal, passive: true },
    );
  }
  setTimeout(() => {
    done.abort();
  }, GROWING);
}

/** The link that was followed, if it is on the screen, as it was then. */
function linkTo(address: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.pathname + link.hash === address && bottom > 0 && top < innerHeight;
  });
}

/** The Navigation API, where it is available. */
function historyNow(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}

/** Path and hash of the current address. */
function hereNow(): string {
  return location.pathname + location.hash;
}
