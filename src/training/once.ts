/** Does something once, whoever asks for it; what failed may succeed the next time. */
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
