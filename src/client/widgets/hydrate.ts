/** The one place where an island needs Preact itself; comes with the first of them. */
import { h, hydrate, type ComponentType } from 'preact';
import { markLanguages } from '#parts/tagged-markup.ts';

markLanguages();

/**
 * Brings the component whose HTML stands in a place to life. What a reader presses or has in focus at that
 * moment stays where it is.
 */
export function hydrateIn<Props extends object>(
  place: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): void {
  // Preact puts what it finds before the first node of the place: behind a blank it would take it out of the
  // page for a moment, and with it the focus, and the button under somebody's finger.
  while (place.firstChild instanceof Text && place.firstChild.data.trim() === '') place.firstChild.remove();
  hydrate(h(component, props), place);
}
