/**
 * The one script that every page brings. It loads the main module and the search while the line is idle, or
 * at the first event, and passes on what the main module could not hear itself; presses wait in the page's
 * queue (early-presses.ts). It opens the search itself, which needs no main module.
 */
import { queryIn } from '#addresses/search-asked.ts';
import { TOUCHES } from './first-touch.ts';
import { whenIdle } from './idle.ts';
import { opensSearch } from './keys/search-key.ts';
import type { Opening, OpenSearch } from './search/dialog.tsx';
import { isShown, showField, takeField } from './search/first-field.ts';
import { say } from './status.ts';
import { hasReturns } from './way-back/kept.ts';
import { hasTimers } from '#timers/marker.ts';

const root = document.documentElement;
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
// Where this is missing in the end, nobody listens (scripts/after-paint.ts).
root.dataset['scripts'] = 'heard';
// While developing, pages are not post-processed, and modules run before the page has loaded.
if (import.meta.env.DEV)
  addEventListener('load', () => {
    root.dataset['scripts'] = 'run';
    for (const type of ['scripts-run', 'press-again']) document.dispatchEvent(new Event(type));
  });
// A link to a search, or a reader who asked for one before this ran.
const asked = queryIn(location.search);
if (asked !== undefined || isShown()) search(asked);
// A reader who can be taken back to where they were, or has a clock running, or a rule's page that stands in
// its middle or without its notes.
const isPlaced = location.hash !== '' || 'textOnly' in root.dataset;
if (hasReturns() || hasTimers() || (isPlaced && document.querySelector('.clauses'))) load();
whenIdle(() => {
  load();
  loadedSearch().catch(() => undefined);
});

/** Loads the main module, and gives it an event that it could not hear itself. */
function load(event?: Event): void {
  const starting = import('./main.ts').then((main) => main.start().then(() => main));
  starting.then(
    (main) => {
      for (const type of TOUCHES) removeEventListener(type, load);
      if (event) main.handle(event);
      started();
    },
    () => {
      // After a failed download only what somebody does on purpose tries again. Without it a link is a link.
      removeEventListener('pointermove', load);
      started();
      if (event?.type === 'click' && event.target instanceof Element && event.target.closest('button[data-does]'))
        sayCut();
    },
  );
}

/** What was pressed until now is pressed again, by which it is acted on, or left to the browser. */
function started(): void {
  root.removeEventListener('wanted', load);
  delete root.dataset['waits'];
  document.dispatchEvent(new Event('press-again'));
}

let opening: Promise<OpenSearch> | undefined;
let open: OpenSearch | undefined;

/** Loads the search; after a failure once more. */
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
 * Opens the search. Until it is there a plain field takes what is typed; where it cannot be loaded the page
 * says so, and the field stays.
 */
function search(query = ''): void {
  if (open) {
    open({ query, typed: false, entered: false });
    return;
  }
  showField(query);
  loadedSearch().then(
    (loaded) => {
      // Undefined where the reader has left the field, or this search is open by now.
      const taken: Opening | undefined = takeField();
      if (taken) loaded(taken);
    },
    // The field stays, with what was typed: the next letters are no shortcuts, and Enter tries again.
    sayCut,
  );
}

function sayCut(): void {
  say(document.body.dataset['cut'] ?? '');
}

/** What stands in the field of the list with this id. */
function typedFor(list: string | undefined): string | undefined {
  const field = list === undefined ? null : document.querySelector(`[aria-controls="${list}"]`);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
