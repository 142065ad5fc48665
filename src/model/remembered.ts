/**
 * Works something out once for each thing that it is of; these do not change. Whoever goes through a book for
 * each of its pages takes a hundred times as long for one that is ten times as large.
 */
export function remembered<Of extends object, T>(work: (of: Of) => T): (of: Of) => T {
  const done = new WeakMap<Of, { readonly result: T }>();
  return (of) => {
    const known = done.get(of) ?? { result: work(of) };
    done.set(of, known);
    return known.result;
  };
}

/** The same of a thing and a word beside it, as a language. */
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
