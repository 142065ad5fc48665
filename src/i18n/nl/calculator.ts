import type { CalculatorWords } from '#i18n/calculator.ts';

export const calculatorNl: CalculatorWords = {
  description: 'Tel bij {game} bij elkaar op wat je hebt, en lees wat het samen waard is.',
  lead: 'Kies wat je hebt. Onderaan staat wat het samen waard is.',
  what: 'Wat',
  worth: 'Punten',
  have: 'Aantal',
  more: 'Eén erbij: {what}',
  less: 'Eén eraf: {what}',
  total: 'Samen',
  reset: 'Opnieuw',
  refused: 'telt niet mee',
  foreign: '‘{what}’ in de link telt hier niet mee: dat is hier niet te kiezen.',
  noCount: '‘{value}’ is geen aantal, dus ‘{what}’ uit de link telt niet mee.',
  tooMany: '‘{what}’ kan hoogstens {n} keer. De link zegt meer; hier staat {n}.',
  unless: 'Wanneer het niet telt',
  open: 'Wat het reglement openlaat',
  several: 'Meer dan één?',
};
