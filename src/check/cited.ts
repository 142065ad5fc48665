/** The clauses and notes that something is based on, for checks that read what these say. */
import type { BodyClause, BodyNote } from '#library/body.ts';
import { partsOfCitation, type Rests } from '#model/index.ts';
import type { ConsequenceAt } from './consequences.ts';
import type { EditionContent } from './content.ts';
import { rulesById } from './lookup.ts';
import { namedNotes } from './notes.ts';

/** The clauses that these citations name; undefined where one of them cannot be read. */
export function clausesAt({ edition }: EditionContent, cites: readonly string[]): readonly BodyClause[] | undefined {
  const cited = cites.map((citation) => {
    const { rule, clause } = partsOfCitation(citation);
    const clauses = rulesById(edition.rules).get(rule)?.source.body?.clauses ?? [];
    return clauses.filter(({ id }) => clause === undefined || id === clause);
  });
  return cited.every(({ length }) => length > 0) ? cited.flat() : undefined;
}

/** What a ruling cites; of an `otherwise` without citations what the book's residual rule does. */
export function citesOf({ book }: EditionContent, { data, otherwise }: ConsequenceAt): readonly string[] {
  return data.cites ?? (otherwise ? book.data.residual?.cites : undefined) ?? [];
}

/** The notes that it rests on, as far as they are there. */
export function notesRestedOn(content: EditionContent, rests: Rests | undefined): readonly BodyNote[] {
  return (rests ?? []).flatMap((name) => namedNotes(content).get(name)?.note ?? []);
}
