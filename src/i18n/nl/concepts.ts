import type { ConceptWords } from '#i18n/concepts.ts';

export const conceptsNl: ConceptWords = {
  title: 'Eén begrip, meer spellen',
  description: 'Hetzelfde begrip in verschillende spellen: hoe het daar heet en wat de regels ervan vinden.',
  lead: 'Wat in het ene spel verzaken heet, heet in het andere ontduiken. Hier staan ze naast elkaar.',
  oneTitle: '{concept} in andere spellen',
  oneDescription: '{concept}: hoe het in elk spel heet en wat de regels er zeggen.',
  oneLead: 'Hoe het in elk spel heet, en wat de regels er zeggen.',
  idea: 'Begrip',
  game: 'Spel',
  called: 'Zo heet het daar',
  follows: 'Wat eruit volgt',
  count: { one: '{n} uitspraak', other: '{n} uitspraken' },
  rulings: 'Wat het reglement bepaalt',
  noRulings: 'Hier hangt geen uitspraak aan.',
  elsewhere: 'in andere spellen',
};
