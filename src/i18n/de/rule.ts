import type { Words } from '#i18n/words.ts';

export const words: Words['rule'] = {
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
  moreSteps: { one: 'noch {n} Schritt', other: 'noch {n} Schritte' },
  moreSituations: { one: 'noch {n} Situation', other: 'noch {n} Situationen' },
  moreCases: { one: 'noch {n} Fall', other: 'noch {n} Fälle' },
  cases: 'in einem dieser {n} Fälle',
  always: 'immer',
  otherwise: {
    silent: 'wo die Regeln nichts sagen',
    ambiguous: 'wo die Regeln nicht eindeutig sind',
    contradictory: 'wo die Regeln sich widersprechen',
    left: 'wo die Regeln es dem Ermessen überlassen',
  },
  rests: {
    ambiguity: 'bei mehrdeutigem Text in {cites}',
    'dead-reference': 'bei einem Verweis ins Leere in {cites}',
    contradiction: 'bei widersprüchlichem Text in {cites}',
    gap: { one: 'wo {cites} schweigt', other: 'wo {cites} schweigen' },
    misprint: 'bei einem Schreibfehler in {cites}',
    reading: 'nach unserer Lesart von {cites}',
  },
  open: {
    silent: 'nicht geregelt',
    ambiguous: 'nicht eindeutig',
    contradictory: 'widersprüchlich',
    left: 'Ermessenssache',
  },
};
