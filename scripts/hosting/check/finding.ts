/** What a host does wrong, where, and how it is mended on each host. */

export const HOSTS = ['_headers', 'nginx', 'Apache', 'Caddy'] as const;
export type Host = (typeof HOSTS)[number];

/** How to mend it, the same wherever it is or on each host in its own way. */
export type Mend = string | Readonly<Record<Host, string>>;

/** One thing that a host does wrong. */
export interface Finding {
  /** What is wrong and what comes of it, in one sentence that starts small and has no full stop. */
  readonly wrong: string;
  /** Addresses where it was seen. */
  readonly at: readonly string[];
  readonly mend: Mend;
}

/** One finding of all the places where the same is wrong; none where there are none. */
export function findingOf(wrong: string, at: readonly string[], mend: Mend): readonly Finding[] {
  return at.length === 0 ? [] : [{ wrong, at, mend }];
}
