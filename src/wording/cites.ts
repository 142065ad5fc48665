/** Citations in a line: as many as are read at a glance, or all of them with no rule named twice. */
import { fill } from '#i18n/fill.ts';

/** The most characters that leave room in a line of a phone for how many more there are. */
const AT_A_GLANCE = 20;

/** How many of these are read at a glance: the first, and others that fit beside it. */
export function glanceOf(cites: readonly string[]): number {
  let letters = 0;
  return cites.filter((cite, at) => (letters += cite.length) <= AT_A_GLANCE || at === 0).length;
}

/** A citation, and how it is named together with others of the same rule. */
export interface NamedCite {
  /** `Rule 5.1, paragraph 3`. */
  readonly label: string;
  /** `Rule 5.1, paragraphs {n}`, and the clause's own number; absent where it is always named alone. */
  readonly among?: { readonly name: string; readonly n: string } | undefined;
}

/** All by name, those of a rule together: `Rule 5.1, paragraphs 3, 4 · Rule 17A, 18C`. */
export function citesByRule(cites: readonly NamedCite[]): string {
  return [...Map.groupBy(cites, ({ among, label }) => among?.name ?? label)]
    .map(([name, [first, ...others]]) =>
      first && others.length === 0
        ? first.label
        : fill(name, { n: [first, ...others].map((cite) => cite?.among?.n).join(', ') }),
    )
    .join(' · ');
}
