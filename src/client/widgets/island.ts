/**
 * Islands without a framework's runtime: the page holds the component's HTML and, beside it, its props as JSON; the
 * page's script hydrates the one with the other. That saves the page three kilobytes over a generic loader.
 */
import { h, hydrate, type ComponentType } from 'preact';

/** The props as they stand in a `<script type="application/json">`. */
export function islandData(props: object): string {
  return JSON.stringify(props).replaceAll('<', '\\u003c');
}

/**
 * Brings the component in `#<id>` to life, with the props in `#<id>-data`, and tells the element that it is `ready`.
 * Without either, does nothing.
 */
export function hydrateIsland<Props extends object>(id: string, component: ComponentType<Props>): void {
  const place = document.getElementById(id);
  const data = document.getElementById(`${id}-data`)?.textContent;
  // The build made this JSON from typed props of the same component.
  if (!place || !data) return;
  hydrate(h(component, JSON.parse(data) as Props), place);
  place.dispatchEvent(new Event('ready'));
}
