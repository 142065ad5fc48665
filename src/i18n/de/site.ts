import type { Words } from '#i18n/words.ts';

export const words: Words['site'] = {
  shelf: { open: 'Anderes Regelwerk oder andere Sprache', books: 'Regelwerke', languages: 'Sprachen' },
  look: 'Darstellung',
  start: { ask: 'Was ist passiert, oder {example}', inThis: 'Auf Deutsch' },
  rulings: {
    title: 'Alle Entscheidungen',
    description: 'Jede Entscheidung bei {game}, nach Situation.',
    lead: 'Jede Entscheidung, die das Regelwerk kennt, nach Situation.',
    count: { one: '{n} Entscheidung', other: '{n} Entscheidungen' },
  },
  calculators: {
    title: 'Rechner',
    description: 'Rechner für {game}: zusammenzählen, was zusammengehört.',
    lead: 'Zähle zusammen, was zusammengehört.',
    open: 'Zusammenzählen',
  },
  clocks: {
    title: 'Uhren',
    description: 'Die Uhren für {game}: jede Zeit, die das Regelwerk nennt, zum Starten an Ort und Stelle.',
    lead: 'Jede Zeit, die das Regelwerk nennt, und was danach gilt. Eine Uhr läuft weiter, wenn du die Seite verlässt.',
  },
  missing: { near: 'Meintest du eine von diesen?' },
  undated: { permanent: 'Fester Link zu dieser Seite', permanentHere: 'Das ist der feste Link dieser Seite.' },
  contact: 'Fehler melden',
  imprint: 'Impressum',
  madeWith: 'Erstellt mit Arbiter',
  wholePage: 'Die ganze Seite bei {site}',
};
