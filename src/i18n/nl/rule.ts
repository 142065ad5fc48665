/**
 * What a rule's page says around its clauses, and how rulings are listed. Whole sentences with `{name}` for
 * what differs.
 */
import type { Plural } from '#i18n/language.ts';
import type { NoteKind } from '#model/rule.ts';
import type { OpenKind } from '#model/rests.ts';

/**
 * What a ruling rests on beside the text, within a line: a note of this kind at `{cites}`. Where the words of
 * a language change with how many those are, both are there.
 */
const rests: Record<NoteKind, string | Plural> = {
  ambiguity: 'bij dubbelzinnige tekst in {cites}',
  'dead-reference': 'bij een verwijzing zonder doel in {cites}',
  contradiction: 'bij tegenstrijdige tekst in {cites}',
  gap: { one: 'waar {cites} zwijgt', other: 'waar {cites} zwijgen' },
  misprint: 'bij een schrijffout in {cites}',
  reading: 'volgens onze lezing van {cites}',
};

export const words = {
  /** The line that the notes of a clause stand behind, with `{n}` and `{kinds}`. */
  notes: { one: 'Redactie · {n} kanttekening: {kinds}', other: 'Redactie · {n} kanttekeningen: {kinds}' },
  /** Kinds of note within that line; where there are several, each with its number: `{kind}`, `{n}`. */
  kinds: {
    ambiguity: 'dubbelzinnig',
    'dead-reference': 'verwijzing die nergens heen leidt',
    contradiction: 'tegenstrijdig',
    gap: 'niet geregeld',
    misprint: 'schrijffout',
    reading: 'onze lezing',
  } satisfies Record<NoteKind, string>,
  kindCount: '{kind} {n}',
  /** Notes beyond the first ones in the margin, with `{n}`. */
  moreNotes: { one: 'nog {n} kanttekening', other: 'nog {n} kanttekeningen' },
  /** The switch that leaves the notes out. */
  textOnly: 'alleen de regel',
  /** The name of the list of a rule's sections. */
  sections: 'Onderdelen van deze regel',
  /** The name of the list of its clauses. */
  clauses: 'Leden van deze regel',
  /** Rulings beyond the first ones of a list, with `{n}`. */
  moreRulings: { one: 'nog {n} uitspraak', other: 'nog {n} uitspraken' },
  /** The same of what to do at the table, of where to look next, and of the cases in which a ruling holds. */
  moreSteps: { one: 'nog {n} stap', other: 'nog {n} stappen' },
  moreSituations: { one: 'nog {n} situatie', other: 'nog {n} situaties' },
  moreCases: { one: 'nog {n} geval', other: 'nog {n} gevallen' },
  /** Before the cases of which any will do, with `{n}`. */
  cases: 'in een van deze {n} gevallen',
  /** In the place of a condition. */
  always: 'altijd',
  otherwise: {
    silent: 'waar het reglement niets zegt',
    ambiguous: 'waar het reglement niet eenduidig is',
    contradictory: 'waar het reglement zichzelf tegenspreekt',
    left: 'waar het reglement het aan iemands oordeel overlaat',
  } satisfies Record<OpenKind, string>,
  rests,
  /** On the card of a ruling that the book does not give; also said for it in a list of what might follow. */
  open: {
    silent: 'niet geregeld',
    ambiguous: 'niet eenduidig',
    contradictory: 'tegenstrijdig',
    left: 'ter beoordeling',
  } satisfies Record<OpenKind, string>,
};
