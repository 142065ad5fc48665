/**
 * When a reader is offered a book for their device: on its front page, once, and not before they have seen a
 * ruling, so that they know what it would be for.
 */
import { device } from '#client/storage.ts';
import type { PackId } from '#offline/release.ts';

/** Storage keys: of books that have been offered, and whether a ruling has been seen. */
const OFFERED = 'arbiter:offline-no:';
const RULED = 'arbiter:offline-ruled';
/** A page with a ruling: one that its questions have led to, or one of its own. */
const RULING = '.situation-head[data-ruled], #case-check-data';

export function isOffered(id: PackId): boolean {
  return device.read(OFFERED + id) !== undefined;
}

export function noteOffered(id: PackId): void {
  device.write(OFFERED + id, 'no');
}

export function hasRuled(): boolean {
  return device.read(RULED) !== undefined;
}

/** Notes whether a page shows a ruling, now or as it is left: a situation gets it while it is open. */
export function watchRuling(page: Document): void {
  const note = (): void => {
    if (page.querySelector(RULING)) device.write(RULED, 'yes');
  };
  note();
  addEventListener('pagehide', note);
}
