/**
 * Islands without a framework's runtime: the page holds the component's HTML and, beside it, its props as
 * JSON. The component is downloaded while the line is idle, or at the first event of a reader, so that
 * nothing stands between them and the first paint; presses on it until it is there wait in the page's queue
 * (early-presses.ts).
 */
import type { ComponentType } from 'preact';
import { whenIdle } from '#client/idle.ts';

/** At these a reader is about to do something. */
const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/** The props as they stand in a `<script type="application/json">`. */
export function islandData(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c');
}

/**
 * Brings the component in `#<id>` to life once the line is idle or at the first touch, with the props in
 * `#<id>-data`. Without either, does nothing. The element is told of it: it `waits`, and then it is `ready`
 * or has `failed` to load (`data-island`).
 * @param now whether it has something to show that the page does not hold: answers in the address, ticks in
 * the store.
 */
export function island<Props extends object>(
  id: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  now: boolean,
): void {
  const place = document.getElementById(id);
  const data = document.getElementById(`${id}-data`)?.textContent;
  if (!place || !data) return;
  const done = (outcome: 'ready' | 'failed'): void => {
    for (const type of TOUCHES) removeEventListener(type, wake);
    place.dispatchEvent(new Event(outcome));
    place.dataset['island'] = outcome;
    delete place.dataset['waits'];
    document.dispatchEvent(new Event('press-again'));
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
  for (const type of TOUCHES) addEventListener(type, wake);
  place.addEventListener('wanted', wake);
  place.dataset['waits'] = '';
  place.dispatchEvent(new Event('waits'));
  if (now) wake();
  else whenIdle(wake);
}

function once(act: () => void): () => void {
  let did = false;
  return () => {
    if (did) return;
    did = true;
    act();
  };
}
