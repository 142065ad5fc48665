/** Marks the page as one whose scripts have come; without it they have failed (scripts/after-paint.ts). */
export function markScripts(): void {
  const root = document.documentElement;
  root.dataset['scripts'] = 'heard';
  // In development pages are not post-processed, and modules run before the page has loaded.
  if (import.meta.env.DEV)
    addEventListener('load', () => {
      root.dataset['scripts'] = 'run';
      for (const type of ['scripts-run', 'press-again']) document.dispatchEvent(new Event(type));
    });
}
