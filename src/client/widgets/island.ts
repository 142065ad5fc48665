/**
 * Islands without a framework's runtime: the page holds the component's HTML and, beside it, its props as JSON. The
 * component is downloaded at the first event of a reader, so that nothing stands between them and the first paint;
 * what they click on until it is there is kept, and clicked on again.
 */
import type { ComponentType } from 'preact';

/** At these a reader is about to do something. */
const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/** The props as they stand in a `<script type="application/json">`. */
export function islandData(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c');
}

/**
 * Brings the component in `#<id>` to life at the first touch, with the props in `#<id>-data`. Without either, does
 * nothing. The element is told of it: it `waits`, and then it is `ready` or has `failed` to load (`data-island`).
 * @param now whether it has something to show that the page does not hold: answers in the address, ticks in the store.
 */
export function island<Props extends object>(
  id: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  now: boolean,
): void {
  const place = document.getElementById(id);
  const data = document.getElementById(`${id}-data`)?.textContent;
  if (!place || !data) return;
  const kept: HTMLElement[] = [];
  const keep = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null;
    if (!control) return;
    event.preventDefault();
    kept.push(control);
    wake();
  };
  const done = (outcome: 'ready' | 'failed'): void => {
    for (const type of TOUCHES) removeEventListener(type, wake);
    place.removeEventListener('click', keep, true);
    place.dispatchEvent(new Event(outcome));
    place.dataset['island'] = outcome;
    // Where it cannot be downloaded a form is a form, unless nobody is to use it.
    if (place.hidden) return;
    for (const control of kept) if (control.isConnected) control.click();
  };
  const wake = once(() => {
    Promise.all([import('./hydrate.ts'), load()])
      // The build made this JSON from typed props of the same component.
      .then(([{ hydrateIn }, { default: component }]) => hydrateIn(place, component, JSON.parse(data) as Props))
      .then(
        () => done('ready'),
        () => done('failed'),
      );
  });
  place.addEventListener('click', keep, true);
  for (const type of TOUCHES) addEventListener(type, wake);
  place.dispatchEvent(new Event('waits'));
  if (now) wake();
}

function once(act: () => void): () => void {
  let did = false;
  return () => {
    if (did) return;
    did = true;
    act();
  };
}
