import type { Words } from '#i18n/words.ts';

export const words: Words['rule'] = {
  notes: 'Redaktionen: {kinds}',
  kinds: {
    ambiguity: 'flertydigt',
    'dead-reference': 'henvisning til noget, der ikke findes',
    contradiction: 'modstrid',
    gap: 'står ikke i reglerne',
    misprint: 'skrivefejl',
    reading: 'vores fortolkning',
  },
  kindCount: '{kind} {n}',
  moreNotes: { one: '{n} note mere', other: '{n} noter mere' },
  textOnly: 'Kun reglen',
  sections: 'Reglens afsnit',
  clauses: 'Reglens stykker',
  moreRulings: { one: '{n} afgørelse mere', other: '{n} afgørelser mere' },
  moreSteps: { one: '{n} trin mere', other: '{n} trin mere' },
  moreSituations: { one: '{n} situation mere', other: '{n} situationer mere' },
  moreCases: { one: '{n} tilfælde mere', other: '{n} tilfælde mere' },
  cases: 'i et af disse {n} tilfælde',
  always: 'altid',
  otherwise: {
    silent: 'hvor reglerne ikke siger noget',
    ambiguous: 'hvor reglerne ikke er entydige',
    contradictory: 'hvor reglerne modsiger sig selv',
    left: 'hvor reglerne overlader det til et skøn',
  },
  rests: {
    ambiguity: '{cites} kan læses på flere måder',
    'dead-reference': '{cites} henviser til noget, der ikke findes',
    contradiction: 'reglerne modsiger hinanden i {cites}',
    gap: '{cites} lader noget stå åbent',
    misprint: 'der er en skrivefejl i {cites}',
    reading: 'efter vores fortolkning af {cites}',
  },
  doubts: { one: 'bygger på {n} note fra redaktionen', other: 'bygger på {n} noter fra redaktionen' },
  restated: {
    numbers:
      'nul en/et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve',
    glue: 'til for og',
  },
  open: {
    silent: 'står ikke i reglerne',
    ambiguous: 'ikke entydigt',
    contradictory: 'modstrid',
    left: 'overladt til skøn',
  },
};
