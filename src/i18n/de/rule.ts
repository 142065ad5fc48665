import type { Words } from '#i18n/words.ts';

export const words: Words['rule'] = {
  notes: 'Redaktion: {kinds}',
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
  textOnly: 'Nur die Regel',
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
    ambiguity: { one: '{cites} lässt sich verschieden lesen', other: '{cites} lassen sich verschieden lesen' },
    'dead-reference': { one: '{cites} verweist ins Leere', other: '{cites} verweisen ins Leere' },
    contradiction: { one: '{cites} widerspricht sich', other: '{cites} widersprechen sich' },
    gap: { one: '{cites} lässt etwas offen', other: '{cites} lassen etwas offen' },
    misprint: 'in {cites} steht ein Schreibfehler',
    reading: 'nach unserer Lesart von {cites}',
  },
  doubts: { one: 'beruht auf {n} Anmerkung der Redaktion', other: 'beruht auf {n} Anmerkungen der Redaktion' },
  restated: {
    numbers:
      'null ein/eine/einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
    glue: 'für gegen und der den die das dem',
  },
  open: {
    silent: 'nicht geregelt',
    ambiguous: 'nicht eindeutig',
    contradictory: 'widersprüchlich',
    left: 'Ermessenssache',
  },
};
