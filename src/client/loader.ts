/**
 * The one script that every page brings. It loads the main module at the first event, and passes on every event that
 * came before it. It opens the search itself, so that nothing typed on the way there is lost.
 */
import { queryIn } from '#addresses/search-asked.ts';
import { heldAt, TOUCHES } from './first-touch.ts';
import { opensSearch } from './keys/search-key.ts';
import type { Opening, OpenSearch } from './search/dialog.tsx';
import { showField, takeField } from './search/first-field.ts';
import { say } from './status.ts';
import { hasReturns } from './way-back/kept.ts';
import { hasTimers } from '#timers/marker.ts';

for (const type of TOUCHES) addEventListener(type, touched);
addEventListener('keydown', (event) => {
  if (!opensSearch(event)) return;
  event.preventDefault();
  search();
});
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-does="search"]') : null;
  if (button) search(typedFor(button.dataset['list']));
});
// A link to a search, a reader who can be taken back to where they were, or has a clock running, or a rule's page that stands in its middle or without
// its notes.
const asked = queryIn(location.search);
if (asked !== undefined) search(asked);
const root = document.documentElement.dataset;
// Where this is missing in the end, nobody listens (scripts/after-paint.ts).
root['scripts'] = 'heard';
if (hasReturns() || hasTimers() || ((location.hash !== '' || 'textOnly' in root) && document.querySelector('.clauses')))
  load();

function touched(event: Event): void {
  const held = heldAt(event);
  if (held) event.preventDefault();
  load(event, held);
}

/** Loads the main module, and gives it an event that it could not hear itself. */
function load(event?: Event, held?: HTMLElement): void {
  const starting = import('./main.ts').then((main) => main.start().then(() => main));
  starting.then(
    (main) => {
      for (const type of TOUCHES) removeEventListener(type, touched);
      if (event) main.handle(event);
    },
    () => {
      // After a failed download only what somebody does on purpose tries again. Without it a link is a link.
      removeEventListener('pointermove', touched);
      if (held instanceof HTMLAnchorElement && held.dataset['does'] === undefined) location.assign(held.href);
      else if (held) sayCut();
    },
  );
}

let opening: Promise<OpenSearch> | undefined;
let open: OpenSearch | undefined;

/** Opens the search. Until it is there a plain field takes what is typed; where it cannot be loaded the page says so, and it stays. */
function search(query = ''): void {
  if (open) {
    open({ query, typed: false, entered: false });
    return;
  }
  showField(query);
  opening ??= import('./search/dialog.tsx').then((dialog) => dialog.loadSearch());
  opening.then(
    (loaded) => {
      open = loaded;
      // Undefined where the reader has left the field, or this search is open by now.
      const taken: Opening | undefined = takeField();
      if (taken) open(taken);
    },
    () => {
      // The field stays, with what was typed: the next letters are no shortcuts, and Enter tries again.
      opening = undefined;
      sayCut();
    },
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
