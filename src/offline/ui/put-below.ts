/** Puts something into a page that is being read, without moving what the reader may be about to press. */

/**
 * Puts it below an element as soon as the end of that is out of sight: what is further up stays where it is,
 * and what comes after a place that was scrolled past is kept in its place by the browser.
 * @param onSeen once the reader has scrolled to it.
 */
export function putBelow(above: Element, added: Element, onSeen: () => void): void {
  const place = (): void => {
    const { bottom } = above.getBoundingClientRect();
    if (bottom > 0 && bottom < innerHeight - DOORS) return;
    removeEventListener('scroll', place);
    above.after(added);
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      onSeen();
    });
    watch.observe(added);
  };
  addEventListener('scroll', place, { passive: true });
  place();
}

/** What the doors cover of the window on a phone, in pixels. */
const DOORS = 56;
