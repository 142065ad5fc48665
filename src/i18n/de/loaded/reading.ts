import type { Words } from '#i18n/words.ts';

export const words: Words['reading'] = {
  look: {
    theme: 'Farben',
    themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    size: 'Schrift',
    sizes: { 1: 'Normal', 2: 'Größer', 3: 'Noch größer', 4: 'Am größten' },
    contrast: 'Kontrast',
    contrasts: { system: 'Wie das Gerät', more: 'Hoch' },
    hand: 'Telefon in',
    hands: { both: 'Beiden Händen', left: 'Der linken Hand', right: 'Der rechten Hand' },
  },
  open: (what) => `Zu ${what}`,
  close: 'Schließen',
  back: {
    to: (where) => `Zurück zu ${where}`,
    quoted: (name) => `„${name}“`,
    dismiss: 'Ausblenden',
    label: 'Zurück zur letzten Stelle',
  },
  copy: {
    done: (what) => `Link zu ${what} kopiert`,
    pageDone: 'Link zu dieser Seite kopiert',
    failed: 'Kopieren geht hier nicht. Der Link steht jetzt in der Adresszeile.',
  },
  keys: {
    title: 'Tastenkürzel',
    search: 'Suchen',
    answer: 'Die Antwort mit dieser Nummer',
    next: 'Nächste Regel',
    previous: 'Vorige Regel',
    copy: 'Festen Link des Absatzes kopieren, den du gerade liest',
    return: 'Zurück zur letzten Stelle',
    help: 'Diese Liste',
    escape: 'Schließen, was offen ist',
    or: 'oder',
    control: 'Strg',
    escapeKey: 'Esc',
    single: 'Tastenkürzel mit nur einer Taste',
    singleHow:
      'Schalte sie aus, wenn du diktierst oder sie versehentlich triffst: hier oder unter Aa. Diese Liste steht unten auf der Seite.',
  },
};
