import type { Words } from '#i18n/words.ts';

export const words: Words['calculator'] = {
  description: 'Zähle bei {game} zusammen, was du hast, und lies ab, was es zusammen bringt.',
  lead: 'Wähle, was du hast. Unten steht, was es zusammen bringt.',
  what: 'Was',
  worth: 'Punkte',
  have: 'Anzahl',
  more: 'Eins mehr: {what}',
  less: 'Eins weniger: {what}',
  total: 'Zusammen',
  reset: 'Neu beginnen',
  refused: 'zählt nicht',
  foreign: '„{what}“ im Link zählt hier nicht: Das gibt es in dieser Liste nicht.',
  noCount: '„{value}“ ist keine Anzahl, deshalb zählt „{what}“ aus dem Link nicht mit.',
  tooMany: '„{what}“ geht höchstens {n}-mal. Im Link steht mehr, hier steht {n}.',
  unless: 'Wann es nicht zählt',
  open: 'Was das Regelwerk offenlässt',
  several: 'Mehr als eine?',
};
