/** A situation's procedure. */
export const words = {
  /** The sheet; `{situation}` is its title. */
  title: '{situation}: stappenkaart',
  description: 'Alle stappen bij {situation}, met de vragen en de uitspraken. Om af te drukken.',
  kicker: 'Stappenkaart',
  /** The way to the sheet. */
  open: 'Stappenkaart om af te drukken',
  print: 'Afdrukken',
  /** Back to the situation's questions. */
  situation: 'Naar de vragen',
  steps: 'Stappen',
  decision: 'Beslissen',
  decisionLead: 'Begin bij vraag 1. Achter elk antwoord staat de uitspraak, of de vraag die volgt.',
  /** Where one ruling always holds. */
  always: 'Hier geldt altijd:',
  /** From an answer to the question that follows: `{n}`. */
  toQuestion: 'vraag {n}',
  /** Behind a question that is a player's choice: `{party}`. */
  chooses: 'Keuze van {party}.',
  /** What a number fact is answered with: `{min}`, `{max}`. */
  number: '{min} tot en met {max}',
};
