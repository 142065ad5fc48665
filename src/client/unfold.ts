/** Rows that open because of what was typed over their list. */

const opened = new WeakSet<HTMLDetailsElement>();

/**
 * Opens what is wanted of a list, and closes again what was opened for an earlier wish; what the reader
 * opened stays as it is.
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
