/**
 * Keeps the screen lit for as long as something is shown on it; says nothing where the device does not let
 * it.
 */

/**
 * Until the returned function is called. A browser lets go by itself when the page is hidden, so it is asked
 * again.
 */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let over = false;
  const ask = (): void => {
    if (over || document.visibilityState !== 'visible') return;
    request().then(
      (lock) => {
        if (over) void lock?.release();
        else held = lock;
      },
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}

/** Typed as always there, which it is not. */
async function request(): Promise<WakeLockSentinel | undefined> {
  const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
  return wakeLock?.request('screen');
}
