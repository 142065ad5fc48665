/** Opens rows of a list that match its filter. */

const opened = new WeakSet<HTMLDetailsElement>();

/**
 * Opens the given rows of a list, and closes those opened earlier by this function; rows that the reader
 * opened stay open.
 */
export function openIn(list: Element, wanted: readonly Element[]): void {
  for (const each of list.querySelectorAll('details')) {
    if (wanted.includes(each)) {
      if (!each.open) opened.add(each);
      each.open = true;
    } else if (opened.delete(each)) {
      each.open = false;
    }
  }
}
