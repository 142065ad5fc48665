/** Hydration with Preact; loaded with the first island. */
import { h, hydrate, type ComponentType } from 'preact';
import { markLanguages } from '#parts/tagged-markup.ts';

markLanguages();

/** Hydrates the component whose HTML is in an element. Pressed and focused elements stay in place. */
export function hydrateIn<Props extends object>(
  place: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): void {
  // Preact inserts in front of the element's first node: with leading whitespace it would detach the HTML for
  // a moment, and lose the focus and the press in progress.
  while (place.firstChild instanceof Text && place.firstChild.data.trim() === '') place.firstChild.remove();
  hydrate(h(component, props), place);
}
