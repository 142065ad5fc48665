/**
 * What a reader's next step needs is fetched before they take it: once the page has loaded, while the line
 * and the processor have nothing else to do. Not where the reader saves data; then it comes with the first
 * touch.
 */
export function whenIdle(act: () => void): void {
  // Only Chromium tells; the others send a header, if anything.
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 });
    else setTimeout(act, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
