/**
 * Islands: the page has the component's HTML and, beside it, its props as JSON. The component is loaded when
 * the page is idle, or at the first event, so that the first paint does not wait for it; presses on it before
 * that are queued (early-presses.ts).
 */
import type { ComponentType } from 'preact';
import { whenIdle } from '#client/idle.ts';

/** Events that announce an interaction. */
const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/** The props for a `<script type="application/json">`. */
export function islandData(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c');
}

/**
 * Hydrates the component in `#<id>` when idle or at the first touch, with the props in `#<id>-data`; no-op
 * without either. The element gets the events `waits`, and then `ready` or `failed` (`data-island`).
 * @param now whether it has something to show that the HTML lacks: answers in the address, ticks in the
 * storage.
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
      // Trusted JSON: made in the build from the component's typed props.
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
