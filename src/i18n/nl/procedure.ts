import type { ProcedureWords } from '#i18n/procedure.ts';

export const procedureNl: ProcedureWords = {
  title: '{situation}: stappenkaart',
  description: 'Alle stappen bij {situation} op één blad, met de vragen en de uitspraken. Om af te drukken.',
  kicker: 'Stappenkaart',
  open: 'Stappenkaart op één blad',
  print: 'Afdrukken',
  situation: 'Naar de vragen',
  steps: 'Stappen',
  decision: 'Beslissen',
  decisionLead: 'Begin bij vraag 1. Achter elk antwoord staat de uitspraak, of de vraag die volgt.',
  always: 'Hier geldt altijd:',
  toQuestion: 'vraag {n}',
  chooses: 'Keuze van {party}.',
  number: '{min} tot en met {max}',
};
