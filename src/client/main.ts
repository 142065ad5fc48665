/**
 * What a page can do beyond being read, loaded while the line is idle or at its first event (loader.ts). An
 * element says in `data-does` what a click on it does, or what is typed into it.
 */
import { loadWords } from '#i18n/load.ts';
import { nameApp } from './app-link.ts';
import { toggleDrop } from './drop.ts';
import { filter } from './filter.ts';
import { TOUCHES } from './first-touch.ts';
import { fetchFont } from './font.ts';
import { choose, startLook } from './look.ts';
import { count, filterAndCount, order } from './penalties.ts';
import { languageOf } from './language.ts';
import { handleReading, startReading } from './references.ts';
import { say } from './status.ts';
import { hasTimers } from '#timers/marker.ts';
import { startTextOnly, switchTextOnly } from './text-only.ts';
import { speak, words } from './words.ts';

const ACTS: Readonly<Record<string, (element: HTMLElement) => void>> = {
  drop: toggleDrop,
  filter: (field) => {
    void (field.getAttribute('aria-controls') === 'penalties' ? filterAndCount(field) : filter(field));
  },
  order,
  count,
  'find-situations': (field) => {
    import('./find-situations.ts').then((module) => module.findSituations(field)).catch(sayCut);
  },
  look: choose,
  print: () => print(),
  share: handOn('share'),
  show: handOn('show'),
  compare: handOn('compare'),
  seats: (button) => {
    import('./seats/panel.ts').then(({ toggleSeats }) => toggleSeats(button)).catch(sayCut);
  },
  keep: () => {
    import('#casebook/keep.tsx').then(({ keepHere }) => keepHere()).catch(sayCut);
  },
  timer: (button) => {
    import('#timers/start.ts').then(({ startClock }) => startClock(button), sayCut);
  },
  'text-only': switchTextOnly,
};
/** Hands something on, or shows it around, once what that takes has come. */
function handOn(act: 'share' | 'show' | 'compare'): (element: HTMLElement) => void {
  return (element) => {
    import('./share/share.ts').then((sharing) => {
      sharing[act](element);
    }, sayCut);
  };
}

function sayCut(): void {
  say(document.body.dataset['cut'] ?? '');
}

let starting: Promise<void> | undefined;

/**
 * Starts to listen, and to speak the page's language; once, unless its words cannot be had. Rejects where
 * they cannot.
 */
export function start(): Promise<void> {
  starting ??= begin().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function begin(): Promise<void> {
  speak(await loadWords('reading', languageOf(document.documentElement)));
  for (const type of ['click', 'input']) addEventListener(type, act);
  startReading();
  nameApp();
  // Who prints sits at a desk; and without a code a sheet of paper is one all the same.
  if (document.querySelector('.paper-head') && matchMedia('(hover: hover)').matches)
    import('./paper.ts').then(({ addressPaper }) => addressPaper()).catch(Boolean);
  void fetchFont();
  startTextOnly();
  startLook(words().look);
  // Without its words a clock goes on all the same, and the next page shows it.
  if (hasTimers()) import('#timers/tray.ts').then(({ showTray }) => showTray()).catch(Boolean);
  // The plate is for what is read, and nobody waits for it.
  if (document.querySelector('.clauses'))
    import('./plate/plate.ts').then(({ startPlate }) => startPlate()).catch(Boolean);
  for (const type of TOUCHES) addEventListener(type, offerOffline, { once: true });
}

let isOffered = false;

/**
 * On a book's own pages it is kept, or somebody is told of it: not before a reader has touched the page, and
 * when nothing else is to be done.
 */
function offerOffline(): void {
  if (isOffered || !isSecureContext || !('serviceWorker' in navigator)) return;
  isOffered = true;
  if (document.documentElement.dataset['at'] === undefined) return;
  const offer = (): void => {
    import('#offline/ui/notices.ts').then((notices) => notices.startNotices()).catch(Boolean);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(offer, { timeout: 10_000 });
  else setTimeout(offer, 2000);
}

/** Does what an event asks for that came before this module did. */
export function handle(event: Event): void {
  offerOffline();
  act(event);
  handleReading(event);
}

function act(event: Event): void {
  if (event.type !== 'click' && event.type !== 'input') return;
  // What is chosen among (`data-chosen`) acts once the choice is made.
  const acting = event.type === 'input' ? '[data-does],[data-chosen]' : '[data-does]';
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(acting) : null;
  const does = target && ACTS[target.dataset['does'] ?? target.dataset['chosen'] ?? ''];
  // A field acts by what is put into it; the click is the browser's own.
  if (!does || (event.type === 'click' && target instanceof HTMLInputElement)) return;
  // A link to a place on this page still goes there.
  if (event.type === 'click' && !target.getAttribute('href')?.startsWith('#')) event.preventDefault();
  does(target);
}
