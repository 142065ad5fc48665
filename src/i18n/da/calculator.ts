import type { CalculatorWords } from '#i18n/calculator.ts';

export const calculatorDa: CalculatorWords = {
  description: 'Læg sammen, hvad du har i {game}, og se, hvad det er værd i alt.',
  lead: 'Vælg det, du har. Nederst står, hvad det er værd i alt.',
  what: 'Hvad',
  worth: 'Point',
  have: 'Antal',
  more: 'Én mere: {what}',
  less: 'Én mindre: {what}',
  total: 'I alt',
  reset: 'Forfra',
  refused: 'tæller ikke',
  unless: 'Hvornår det ikke tæller',
  open: 'Det, reglerne ikke afgør',
  several: 'Mere end én?',
};
