import type { Words } from '#i18n/words.ts';

export const words: Words['procedure'] = {
  title: '{situation}: Schritt für Schritt',
  description: 'Alle Schritte bei {situation}, mit Fragen und Entscheidungen. Zum Ausdrucken.',
  kicker: 'Schritt für Schritt',
  open: 'Alle Schritte zum Ausdrucken',
  print: 'Drucken',
  situation: 'Zu den Fragen',
  steps: 'Schritte',
  decision: 'Entscheiden',
  decisionLead: 'Mit Frage 1 beginnen. Hinter jeder Antwort steht die Entscheidung oder die nächste Frage.',
  always: 'Hier gilt immer:',
  toQuestion: 'Frage {n}',
  chooses: 'Es wählt: {party}.',
  number: '{min} bis {max}',
};
