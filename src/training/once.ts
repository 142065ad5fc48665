/** Memoises an asynchronous function; failures are retried on the next call. */
export function once<Thing>(load: () => Promise<Thing>): () => Promise<Thing> {
  let coming: Promise<Thing> | undefined;
  return () => {
    if (coming) return coming;
    const mine = load();
    coming = mine;
    mine.catch(() => (coming = undefined));
    return mine;
  };
}
