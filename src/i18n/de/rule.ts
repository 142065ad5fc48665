import type { RuleWords } from '#i18n/rule.ts';

export const ruleDe: RuleWords = {
  notes: { one: 'Redaktion · {n} Anmerkung: {kinds}', other: 'Redaktion · {n} Anmerkungen: {kinds}' },
  kinds: {
    ambiguity: 'mehrdeutig',
    'dead-reference': 'Verweis ins Leere',
    contradiction: 'Widerspruch',
    gap: 'nicht geregelt',
    misprint: 'Schreibfehler',
    reading: 'unsere Lesart',
  },
  kindCount: '{kind} {n}',
  moreNotes: { one: 'noch {n} Anmerkung', other: 'noch {n} Anmerkungen' },
  textOnly: 'nur die Regel',
  sections: 'Abschnitte dieser Regel',
  clauses: 'Absätze dieser Regel',
  moreRulings: { one: 'noch {n} Entscheidung', other: 'noch {n} Entscheidungen' },
  cases: 'in einem dieser {n} Fälle',
  always: 'immer',
  otherwise: 'wo die Regeln nichts sagen oder nicht eindeutig sind',
};
