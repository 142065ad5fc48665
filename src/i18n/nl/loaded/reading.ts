/** Reading aids: at references, on the way back, and about keys. */
import type { Contrast, Hand, TextSize, Theme } from '#i18n/look.ts';

export const words = {
  look: {
    theme: 'Kleuren',
    themes: { system: 'Zoals het toestel', light: 'Licht', dark: 'Donker' } satisfies Record<Theme, string>,
    size: 'Letters',
    sizes: { 1: 'Gewoon', 2: 'Groter', 3: 'Nog groter', 4: 'Grootst' } satisfies Record<TextSize, string>,
    contrast: 'Contrast',
    contrasts: { system: 'Zoals het toestel', more: 'Hoog' } satisfies Record<Contrast, string>,
    hand: 'Telefoon in',
    hands: { both: 'Twee handen', left: 'Linkerhand', right: 'Rechterhand' } satisfies Record<Hand, string>,
  },
  /** Link to what a sheet shows, as named in running text. */
  open: (what: string) => `Naar ${what}`,
  close: 'Sluiten',
  back: {
    /** Leads back to where one was. */
    to: (where: string) => `Terug naar ${where}`,
    /** A page's or a term's name in a sentence. */
    quoted: (name: string) => `‘${name}’`,
    dismiss: 'Verbergen',
    /** The name of the region. */
    label: 'Terug naar waar je was',
  },
  copy: {
    /** When the link of a clause is copied. */
    done: (what: string) => `Link naar ${what} gekopieerd`,
    /** When that of the whole page is. */
    pageDone: 'Link naar deze pagina gekopieerd',
    failed: 'Kopiëren lukt hier niet. De link staat nu in de adresbalk.',
  },
  keys: {
    title: 'Sneltoetsen',
    search: 'Zoeken',
    answer: 'Het antwoord met dat nummer',
    next: 'Volgende regel',
    previous: 'Vorige regel',
    copy: 'Kopieer de vaste link van het lid dat je leest',
    return: 'Terug naar waar je was',
    help: 'Deze lijst',
    escape: 'Sluit wat openstaat',
    /** Between two keys of which either will do. */
    or: 'of',
    control: 'Ctrl',
    escapeKey: 'Esc',
    /** The switch. */
    single: 'Sneltoetsen met één toets',
    singleHow:
      'Zet ze uit als je dicteert of ze per ongeluk indrukt: hier of onder Aa. Deze lijst staat onder aan de pagina.',
  },
};
