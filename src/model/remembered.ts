/**
 * Memoises a function of an object, which must not change. Computing such values again for each page would
 * make the build quadratic in the size of a book.
 */
export function remembered<Of extends object, T>(work: (of: Of) => T): (of: Of) => T {
  const done = new WeakMap<Of, { readonly result: T }>();
  return (of) => {
    const known = done.get(of) ?? { result: work(of) };
    done.set(of, known);
    return known.result;
  };
}

/** The same for an object and a string, such as a language. */
export function rememberedBy<Of extends object, By extends string, T>(
  work: (of: Of, by: By) => T,
): (of: Of, by: By) => T {
  const done = new WeakMap<Of, Map<By, { readonly result: T }>>();
  return (of, by) => {
    const mine = done.get(of) ?? new Map<By, { readonly result: T }>();
    done.set(of, mine);
    const known = mine.get(by) ?? { result: work(of, by) };
    mine.set(by, known);
    return known.result;
  };
}
