/** Keeps the screen on while something is shown; does nothing when the device denies it. */

/**
 * Until the returned function is called. Browsers release the lock when the page is hidden, so it is
 * requested again.
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

/** Not every browser has `wakeLock`, although its type says so. */
async function request(): Promise<WakeLockSentinel | undefined> {
  const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
  return wakeLock?.request('screen');
}
