/**
 * A rule's page around its clauses, and lists of rulings. Whole sentences with `{name}` for variable parts.
 */
import type { Plural } from '#i18n/language.ts';
import type { NoteKind } from '#model/elements.ts';
import type { OpenKind } from '#model/rests.ts';

/**
 * The note that a ruling rests on, within a line: a note of this kind at `{cites}`. With both forms if the
 * words depend on the number of citations.
 */
const rests: Record<NoteKind, string | Plural> = {
  ambiguity: { one: '{cites} is hier niet eenduidig', other: '{cites} zijn hier niet eenduidig' },
  'dead-reference': { one: '{cites} verwijst nergens naar', other: '{cites} verwijzen nergens naar' },
  contradiction: { one: '{cites} is tegenstrijdig', other: '{cites} zijn tegenstrijdig' },
  gap: { one: '{cites} laat iets open', other: '{cites} laten iets open' },
  misprint: 'in {cites} staat een schrijffout',
  reading: 'volgens onze lezing van {cites}',
};

export const words = {
  /** The line behind which the notes of a clause are folded, with `{kinds}`. */
  notes: 'Redactie: {kinds}',
  /** Kinds of note within that line, and as `kindCount` where there are several of one: `{kind}`, `{n}`. */
  kinds: {
    ambiguity: 'dubbelzinnig',
    'dead-reference': 'verwijst nergens naar',
    contradiction: 'tegenstrijdig',
    gap: 'niet geregeld',
    misprint: 'schrijffout',
    reading: 'onze lezing',
  } satisfies Record<NoteKind, string>,
  kindCount: '{kind} {n}',
  /** Notes beyond the first ones in the margin, with `{n}`. */
  moreNotes: { one: 'nog {n} kanttekening', other: 'nog {n} kanttekeningen' },
  /** The switch that leaves the notes out. */
  textOnly: 'Alleen de regel',
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
  /** The line behind which the notes of a ruling are folded, with `{n}`. */
  doubts: { one: 'rust op {n} kanttekening', other: 'rust op {n} kanttekeningen' },
  /**
   * A verdict that only says again the amount above it: the numbers from 0 as words, and words that may stand
   * between the number, what it counts and for whom.
   */
  restated: {
    numbers:
      'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
    glue: 'voor de het en eraf',
  },
  /** For a ruling that the book does not give: on its card, and in a list of possible rulings. */
  open: {
    silent: 'niet geregeld',
    ambiguous: 'niet eenduidig',
    contradictory: 'tegenstrijdig',
    left: 'ter beoordeling',
  } satisfies Record<OpenKind, string>,
};
