/**
 * Brings a result before whoever asked for it: they read on from its heading, which stands so high that what follows it is
 * seen, and so low that what it is about is not gone (`scroll-margin`, in training.css).
 */
export function comeTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
