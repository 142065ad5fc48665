/**
 * Runs a prefetch when the page has loaded and the network and the processor are idle. With reduced data use
 * it runs on the first touch instead.
 */
export function whenIdle(act: () => void): void {
  // Only Chromium has this; others send a header at most.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 });
    else setTimeout(act, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
