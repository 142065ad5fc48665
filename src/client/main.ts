/**
 * The main module: everything a page can do beyond being read, loaded when idle or at the first event
 * (loader.ts). An element names its action in `data-does`, for a click or for input.
 */
import { loadWords } from '#i18n/load.ts';
import { nameApp } from './app-link.ts';
import { openAddressed, toggleDropDown } from './drop-down.ts';
import { filter } from './filter.ts';
import { TOUCHES } from './first-touch.ts';
import { chooseSingleKeys } from './keys/choose-keys.ts';
import { choose, startLook } from './look.ts';
import { count, filterAndCount, order } from './penalties.ts';
import { languageOf } from './language.ts';
import { handleReading, startReading } from './references.ts';
import { showCut } from './status.ts';
import { hasTimers } from '#timers/marker.ts';
import { startTextOnly, switchTextOnly } from './text-only.ts';
import { device } from './storage.ts';
import { setWords, words } from './words.ts';
import { CASES, isNoted } from '#casebook/marker.ts';

const ACTS: Readonly<Record<string, (element: HTMLElement) => void>> = {
  drop: toggleDropDown,
  filter: (field) => {
    void (field.getAttribute('aria-controls') === 'penalties' ? filterAndCount(field) : filter(field));
  },
  order,
  count,
  example: (pressed) => {
    // An answer is a link to the situation, where the ruling is too.
    const follow = (): void => {
      if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    };
    import('./example.ts').then(({ turnTo }) => turnTo(pressed) || follow()).catch(follow);
  },
  'find-situations': (field) => {
    import('./find-situations.ts').then((module) => module.findSituations(field)).catch(showCut);
  },
  look: choose,
  'single-keys': (field) => {
    if (field instanceof HTMLInputElement) chooseSingleKeys(field.checked);
  },
  print: () => {
    void readyPaper().finally(print);
  },
  share: handOn('share'),
  show: handOn('show'),
  compare: handOn('compare'),
  seats: (button) => {
    import('./seats/panel.ts').then(({ toggleSeats }) => toggleSeats(button)).catch(showCut);
  },
  keep: () => {
    import('#casebook/keep.tsx').then(({ keepHere }) => keepHere()).catch(showCut);
  },
  timer: (button) => {
    import('#timers/start.ts').then(({ startClock }) => startClock(button), showCut);
  },
  'text-only': switchTextOnly,
  'also-in': (button) => {
    import('./also-in/also-in.ts').then(({ alsoIn }) => alsoIn(button)).catch(showCut);
  },
  zoom: (button) => {
    import('./zoom.ts').then(({ zoomBy }) => zoomBy(button)).catch(showCut);
  },
};
/** Runs an action of the sharing module once that is loaded. */
function handOn(act: 'share' | 'show' | 'compare'): (element: HTMLElement) => void {
  return (element) => {
    import('./share/share.ts').then((sharing) => {
      sharing[act](element);
    }, showCut);
  };
}

/** Writes the address onto what is printed; a sheet of paper works without its code. */
async function readyPaper(): Promise<void> {
  await import('./paper.ts').then(({ addressPaper }) => addressPaper()).catch(Boolean);
}

let starting: Promise<void> | undefined;

/**
 * Attaches the listeners and loads the page's words; once, unless that fails. Rejects when the words cannot
 * be loaded.
 */
export function start(): Promise<void> {
  starting ??= begin().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function begin(): Promise<void> {
  setWords(await loadWords('reading', languageOf(document.documentElement)));
  for (const type of ['click', 'input']) addEventListener(type, act);
  startReading();
  nameApp();
  if (document.querySelector('.paper-head, .record-blank')) {
    // Few print from a phone, so that what it takes comes with the first touch.
    if (matchMedia('(hover: hover)').matches) void readyPaper();
    else for (const type of TOUCHES) addEventListener(type, () => void readyPaper(), { once: true });
  }
  startTextOnly();
  startLook(words().look, words().keys.single);
  openAddressed(location.hash);
  // If the tray fails to load the timers still run, and the next page shows them.
  if (hasTimers()) import('#timers/tray.ts').then(({ showTray }) => showTray()).catch(Boolean);
  // Without it the button saves, and says then that the case was saved before.
  if (isNoted(device, CASES) && document.querySelector(RULED))
    import('#casebook/saved-here.ts').then(({ watchSaved }) => watchSaved()).catch(Boolean);
  // The plate is only for reading, so it is not waited for.
  if (document.querySelector('.clauses'))
    import('./plate/plate.ts').then(({ startPlate }) => startPlate()).catch(Boolean);
  if (document.querySelector('.tree-frame')) import('./zoom.ts').then(({ startZoom }) => startZoom()).catch(Boolean);
  for (const type of TOUCHES) addEventListener(type, offerOffline, { once: true });
}

/** The data of pages with rulings that can be saved. */
const RULED = '#decision-data, #case-check-data, #together-data';

/** The start page reads it before it is painted (src/components/readers-language.ts). */
const LANGUAGE = 'arbiter:language';

let isOffered = false;

/** Stores the book or offers it, on its own pages: after the first touch, and when idle. */
function offerOffline(): void {
  if (isOffered || !isSecureContext || !('serviceWorker' in navigator)) return;
  isOffered = true;
  // The page of books on this device says it itself.
  if (document.documentElement.dataset['at'] === undefined || document.getElementById('offline')) return;
  const offer = (): void => {
    import('#offline/ui/notices.ts').then((notices) => notices.startNotices()).catch(Boolean);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(offer, { timeout: 10_000 });
  else setTimeout(offer, 2000);
}

/** Handles an event that came before this module was loaded. */
export function handle(event: Event): void {
  offerOffline();
  act(event);
  handleReading(event);
}

function act(event: Event): void {
  if (event.type !== 'click' && event.type !== 'input') return;
  rememberLanguage(event);
  // Elements with choices (`data-chosen`) act on input.
  const acting = event.type === 'input' ? '[data-does],[data-chosen]' : '[data-does]';
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(acting) : null;
  const does = target && ACTS[target.dataset['does'] ?? target.dataset['chosen'] ?? ''];
  if (event instanceof MouseEvent && target instanceof HTMLAnchorElement && opensBeside(event)) return;
  // Fields act on input; a click in them is the browser's.
  if (!does || (event.type === 'click' && target instanceof HTMLInputElement)) return;
  // Links to an anchor on this page keep their default action.
  if (event.type === 'click' && !target.getAttribute('href')?.startsWith('#')) event.preventDefault();
  does(target);
}

/** A language that is chosen is that of the start page from now on. */
function rememberLanguage({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('nav a[hreflang], .in-yours a') : null;
  if (link) device.write(LANGUAGE, link.hreflang);
}

/** Whether a click on a link opens it elsewhere, which is the browser's. */
function opensBeside({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
