import type { ReadingWords } from '#i18n/reading.ts';

export const readingNl: ReadingWords = {
  look: {
    theme: 'Kleuren',
    themes: { system: 'Zoals het toestel', light: 'Licht', dark: 'Donker' },
    size: 'Letters',
    sizes: { 1: 'Gewoon', 2: 'Groter', 3: 'Nog groter', 4: 'Grootst' },
    contrast: 'Contrast',
    contrasts: { system: 'Zoals het toestel', more: 'Hoog' },
    hand: 'Telefoon in',
    hands: { both: 'Twee handen', left: 'Linkerhand', right: 'Rechterhand' },
  },
  open: (what) => `Naar ${what}`,
  close: 'Sluiten',
  back: {
    to: (where) => `Terug naar ${where}`,
    quoted: (name) => `‘${name}’`,
    dismiss: 'Verbergen',
    label: 'Terug naar waar je was',
  },
  copy: {
    done: (what) => `Link naar ${what} gekopieerd`,
    pageDone: 'Link naar deze pagina gekopieerd',
    failed: 'Kopiëren lukt hier niet. De link staat nu in de adresbalk.',
  },
  keys: {
    title: 'Sneltoetsen',
    search: 'Zoeken',
    next: 'Volgende regel',
    previous: 'Vorige regel',
    copy: 'Kopieer de vaste link van het lid dat je leest',
    return: 'Terug naar waar je was',
    help: 'Deze lijst',
    escape: 'Sluit wat openstaat',
    or: 'of',
    control: 'Ctrl',
    escapeKey: 'Esc',
    single: 'Sneltoetsen met één toets',
    singleHow: 'Zet ze uit als je dicteert of ze per ongeluk indrukt. Je vindt deze lijst onder aan de pagina.',
  },
};
