/** What the elements of an MDX body become. */
import Clause from './Clause.astro';
import Note from './Note.astro';
import ProseLink from './ProseLink.astro';

export const proseComponents = { Clause, Note, a: ProseLink } as const;
