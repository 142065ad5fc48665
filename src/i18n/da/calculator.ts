import type { Words } from '#i18n/words.ts';

export const words: Words['calculator'] = {
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
  foreign: '»{what}« i linket tæller ikke med: Det kan ikke vælges her.',
  noCount: '»{value}« er ikke et antal, så »{what}« fra linket tæller ikke med.',
  tooMany: '»{what}« kan højst tælle {n} gange. Linket siger flere; her står {n}.',
  unless: 'Hvornår det ikke tæller',
  open: 'Det, reglerne ikke afgør',
  several: 'Mere end én?',
};
