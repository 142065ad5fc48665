/**
 * What a page can do beyond being read; comes at the first touch (lazy.ts). An element says in `data-does` what a click
 * on it does, or what is typed into it.
 */
import { SEARCH_KEYS } from '#addresses/search.ts';
import { singleKeysOn } from './keys/key-choice.ts';
import { startReading } from './start.ts';
import { copy } from './clipboard.ts';
import { filter } from './filter.ts';
import { say } from './status.ts';
import { isTyping } from './typing.ts';

const acts: Readonly<Record<string, (element: HTMLElement) => void>> = {
  copy,
  filter,
  print: () => print(),
  search: ({ dataset: { list } }) => void search(list === undefined ? undefined : typedFor(list)),
};
const types = ['click', 'input', 'keydown'];
let started = false;

/** Takes over from the page: what has happened so far, and all that will. */
export default function late(event?: Event): void {
  if (!started) start();
  if (event) act(event);
  startReading(event);
}

function start(): void {
  started = true;
  // That it could not be had is over.
  say('');
  for (const type of types) addEventListener(type, act);
  const query = new URLSearchParams(location.search).get(SEARCH_KEYS.query);
  if (query !== null) void search(query);
}

function act(event: Event): void {
  if (event instanceof KeyboardEvent) {
    if (opensSearch(event)) {
      event.preventDefault();
      void search();
    }
    return;
  }
  if (event.type !== 'click' && event.type !== 'input') return;
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-does]') : null;
  if (!target) return;
  // A link to a place on this page still goes there.
  if (event.type === 'click' && !target.getAttribute('href')?.startsWith('#')) event.preventDefault();
  acts[target.dataset['does'] ?? '']?.(target);
}

/** `/` where nobody is typing, unless such keys are turned off; Ctrl-K or ⌘-K anywhere. */
function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key === 'k') return (ctrlKey || metaKey) && !altKey;
  const alone = key === '/' && !ctrlKey && !metaKey && !altKey;
  return alone && singleKeysOn() && !isTyping(target);
}

/** What stands in the field of the list with this id. */
function typedFor(list: string): string | undefined {
  const field = document.querySelector(`[aria-controls="${list}"]`);
  return field instanceof HTMLInputElement ? field.value : undefined;
}

/** Opens the search. Where it cannot be had, the page says so. */
async function search(query?: string): Promise<void> {
  try {
    const { openSearch } = await import('./search/open.ts');
    await openSearch(query);
  } catch {
    say(document.body.dataset['cut'] ?? '');
  }
}
