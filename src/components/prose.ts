/** What the elements of an MDX body become; the clauses of a rule are made from the library. */
import Note from './Note.astro';
import ProseLink from './ProseLink.astro';

export const proseComponents = { Note, a: ProseLink } as const;
