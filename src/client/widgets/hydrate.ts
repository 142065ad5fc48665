/** The one place where an island needs Preact itself; comes with the first of them. */
import { h, hydrate, type ComponentType } from 'preact';
import { markLanguages } from '#parts/tagged-markup.ts';

markLanguages();

/** Brings the component whose HTML stands in a place to life. */
export function hydrateIn<Props extends object>(
  place: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): void {
  hydrate(h(component, props), place);
}
