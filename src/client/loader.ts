/**
 * The one script on every page. It loads the main module and the search when the page is idle, or at the
 * first event, and passes on events that the main module missed; presses wait in the page's queue
 * (early-presses.ts). It opens the search itself, which does not need the main module.
 */
import { queryIn } from '#addresses/search-asked.ts';
import { TOUCHES } from './first-touch.ts';
import { whenIdle } from './idle.ts';
import { opensSearch } from './keys/search-key.ts';
import type { OpenSearch } from './search/dialog.tsx';
import { isShown, showField, takeField } from './search/first-field.ts';
import { showCut } from './status.ts';
import { hasReturns } from './way-back/marker.ts';
import { hasTimers } from '#timers/marker.ts';

const root = document.documentElement;
/** Whether the main module could not be had; then only a deliberate action retries. */
let hasFailed = false;
let opening: Promise<OpenSearch> | undefined;
let open: OpenSearch | undefined;

for (const type of TOUCHES) addEventListener(type, load);
root.addEventListener('wanted', load);
addEventListener('keydown', (event) => {
  if (!opensSearch(event)) return;
  event.preventDefault();
  search();
});
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-does="search"]') : null;
  if (button) search(typedFor(button.dataset['list']));
});
// When this is never set, the scripts have failed to load (scripts/after-paint.ts).
root.dataset['scripts'] = 'heard';
// In development pages are not post-processed, and modules run before the page has loaded.
if (import.meta.env.DEV)
  addEventListener('load', () => {
    root.dataset['scripts'] = 'run';
    for (const type of ['scripts-run', 'press-again']) document.dispatchEvent(new Event(type));
  });
// A link to a search, or a reader who asked for one before this ran.
const asked = queryIn(location.search);
if (asked !== undefined || isShown()) search(asked);
// Load eagerly when there is something to restore: a way back, a running timer, an anchor, or a rule shown
// without its notes.
const isPlaced = location.hash !== '' || 'textOnly' in root.dataset;
if (hasReturns() || hasTimers() || (isPlaced && document.querySelector('.clauses'))) load();
whenIdle(() => {
  if (!hasFailed) load();
  loadedSearch().catch(() => undefined);
});

/** Loads the main module, and passes it an event that it missed. */
function load(event?: Event): void {
  const starting = import('./main.ts').then((main) => main.start().then(() => main));
  starting.then(
    (main) => {
      for (const type of TOUCHES) removeEventListener(type, load);
      if (event) main.handle(event);
      started();
    },
    () => {
      // Without the module links remain links.
      hasFailed = true;
      removeEventListener('pointermove', load);
      started();
      if (event?.type === 'click' && event.target instanceof Element && event.target.closest('button[data-does]'))
        showCut();
    },
  );
}

/** Dispatches the queued presses again. */
function started(): void {
  root.removeEventListener('wanted', load);
  delete root.dataset['waits'];
  document.dispatchEvent(new Event('press-again'));
}

/** Loads the search; retries once after a failure. */
function loadedSearch(): Promise<OpenSearch> {
  opening ??= import('./search/dialog.tsx')
    .then((dialog) => dialog.loadSearch())
    .then(
      (loaded) => (open = loaded),
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
  return opening;
}

/**
 * Opens the search. Until it is loaded a plain field takes the input; if loading fails the page says so, and
 * the field stays.
 */
function search(query = ''): void {
  if (open) {
    open({ query, typed: false, entered: false });
    return;
  }
  showField(query);
  loadedSearch().then(
    (loaded) => {
      // Undefined when the reader has left the field, or the search is open by now.
      const taken = takeField();
      if (taken) loaded(taken);
    },
    // The field and its text stay, so the next letters are no shortcuts, and Enter retries.
    showCut,
  );
}

/** The text in the field of the list with this id. */
function typedFor(list: string | undefined): string | undefined {
  const field = list === undefined ? null : document.querySelector(`[aria-controls="${list}"]`);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
