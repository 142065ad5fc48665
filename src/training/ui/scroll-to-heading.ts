/**
 * Focuses the heading of a result and scrolls to it. `scroll-margin` in training.css keeps the case above it
 * in view.
 */
export function scrollToHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
