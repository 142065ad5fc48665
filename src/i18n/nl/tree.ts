import type { TreeWords } from '#i18n/tree.ts';

export const treeNl: TreeWords = {
  title: '{situation}: de hele boom',
  description: 'Alle vragen, antwoorden en uitspraken bij {situation} in één tekening. Om af te drukken.',
  kicker: 'Beslisboom',
  open: 'De boom als tekening',
  lead: 'Begin bij de bovenste of de linker vraag en volg de antwoorden. Elk kader aan het eind is een uitspraak.',
  print: 'Afdrukken',
  fits: { portrait: 'Past staand op {size}.', landscape: 'Past liggend op {size}.' },
  situation: 'Naar de vragen',
};
