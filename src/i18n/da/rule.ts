import type { RuleWords } from '#i18n/rule.ts';

export const ruleDa: RuleWords = {
  notes: { one: 'Redaktionen · {n} note: {kinds}', other: 'Redaktionen · {n} noter: {kinds}' },
  kinds: {
    ambiguity: 'flertydigt',
    'dead-reference': 'henvisning, der ingen steder fører hen',
    contradiction: 'modstrid',
    gap: 'ikke reguleret',
    misprint: 'skrivefejl',
    reading: 'vores læsning',
  },
  kindCount: '{kind} {n}',
  moreNotes: { one: '{n} note mere', other: '{n} noter mere' },
  textOnly: 'kun reglen',
  sections: 'Reglens afsnit',
  clauses: 'Reglens stykker',
  moreRulings: { one: '{n} afgørelse mere', other: '{n} afgørelser mere' },
  cases: 'i et af disse {n} tilfælde',
  always: 'altid',
  otherwise: 'hvor reglerne ikke siger noget, eller ikke er entydige',
};
