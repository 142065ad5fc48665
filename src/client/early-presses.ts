/**
 * The queue for presses before the scripts have loaded. Its source is inlined in the head of every page
 * (src/layouts/Page.astro), so that it misses none; therefore it must not use anything outside itself.
 *
 * Elements that cannot act yet have `data-waits`: the root until the main module has started, an island until
 * it is hydrated. A press on one is queued, and the element gets the event `wanted`. On `press-again` each
 * queued event is dispatched again, unless its element is still waiting.
 *
 * A press that opens the search is not queued: it shows the page's plain field at once, which takes all
 * further keys. A real field supports corrections, pasting, input methods and a phone's keyboard. Once the
 * loader has run, it opens the search itself (loader.ts).
 * @param shortcuts the single-character shortcuts.
 */
export function keepEarlyPresses(shortcuts: string): void {
  const root = document.documentElement;
  let queue: Event[] = [];

  const press = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    if (root.dataset['scripts'] === 'come' && isSearching(event, event.target)) return;
    const waiting = waitingFor(event, event.target);
    if (!waiting) return;
    keep(event);
    queue.push(event);
    waiting.dispatchEvent(new Event('wanted'));
  };

  const keep = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** The element that a press has to wait for, if any. */
  const waitingFor = (event: Event, target: Element): Element | null => {
    const page = 'waits' in root.dataset ? root : null;
    // The loader handles the search itself once it has run.
    if (event instanceof KeyboardEvent) return event.key !== '/' && isShortcut(event, target) ? page : null;
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
    // Also links whose tap shows a card before they are followed.
    const actors = '[data-does]:not([href^="#"], input, [data-does="search"])';
    if (target.closest(isTap ? `${actors}, main a[href*="/#"]` : actors)) return page;
    const island = target.closest('button, input')?.closest('[data-waits]:not(html)');
    if (island) return island;
    // Before all modules have run, an island may not be marked as waiting yet: a form would be sent, and the
    // focus would be lost with the page. An abbreviation needs no script.
    const isComing = root.dataset['scripts'] === 'come' || root.dataset['scripts'] === 'heard';
    return isComing && target.closest('button:not(.abbr, [data-does])') ? root : null;
  };

  const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean =>
    key.length === 1 &&
    shortcuts.includes(key) &&
    !(ctrlKey || metaKey || altKey) &&
    !target.closest('input, textarea, select') &&
    root.dataset['keys'] !== 'off';

  /** Shows the field when an event asks for the search; events inside the field are its own. */
  const isSearching = (event: Event, target: Element): boolean => {
    const field = document.querySelector<HTMLInputElement>('[data-first-field]');
    if (!field) return false;
    if (target === field) {
      if (!(event instanceof KeyboardEvent)) return true;
      // Enter counts only if nothing is typed after it.
      field.toggleAttribute('data-entered', event.key === 'Enter');
      if (event.key === 'Escape') field.hidden = true;
      return true;
    }
    const button = event.type === 'click' ? target.closest<HTMLElement>('[data-does="search"]') : null;
    const isKey =
      event instanceof KeyboardEvent &&
      (event.key === 'k'
        ? (event.ctrlKey || event.metaKey) && !event.altKey
        : event.key === '/' && isShortcut(event, target));
    if (!button && !isKey) return false;
    keep(event);
    const list = button?.dataset['list'];
    const filter = list === undefined ? null : document.querySelector<HTMLInputElement>(`[aria-controls="${list}"]`);
    if (filter && field.hidden) field.value = filter.value;
    field.hidden = false;
    field.focus();
    return true;
  };

  const pressAgain = (): void => {
    const events = queue;
    queue = [];
    for (const event of events) {
      const { target } = event;
      if (!(target instanceof Element) || !target.isConnected) continue;
      const waiting = waitingFor(event, target);
      if (waiting) {
        queue.push(event);
        waiting.dispatchEvent(new Event('wanted'));
      } else if (!target.closest('[hidden]')) {
        const Pressed = event.constructor as typeof Event;
        target.dispatchEvent(new Pressed(event.type, event));
      }
    }
  };

  addEventListener('click', press, true);
  addEventListener('keydown', press, true);
  document.addEventListener('press-again', pressAgain);
}
