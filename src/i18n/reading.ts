/**
 * What the reading aids say: at references, on the way back, and about keys. They come late to every page, so they
 * bring only words of their own: those of the pages would weigh more than the aids do.
 */
import type { UiLanguage } from './language.ts';

/** A whole sentence around what it speaks of. */
type Says = (what: string) => string;

export interface ReadingWords {
  /** Leads to what a sheet shows, as that stands in running text. */
  readonly open: Says;
  readonly close: string;
  readonly back: {
    /** Leads back to where one was. */
    readonly to: Says;
    /** A page's or a term's name in a sentence. */
    readonly quoted: Says;
    readonly dismiss: string;
    /** The name of the region. */
    readonly label: string;
  };
  readonly copy: {
    /** Said when the link of a clause is copied. */
    readonly done: Says;
    /** Said when that of the whole page is. */
    readonly pageDone: string;
    readonly failed: string;
  };
  readonly keys: {
    readonly title: string;
    readonly search: string;
    readonly next: string;
    readonly previous: string;
    readonly copy: string;
    readonly return: string;
    readonly help: string;
    readonly escape: string;
    /** Between two keys of which either will do. */
    readonly or: string;
    readonly control: string;
    readonly escapeKey: string;
    /** The switch. */
    readonly single: string;
    readonly singleHow: string;
  };
}

export const readingWords: Readonly<Record<UiLanguage, ReadingWords>> = {
  nl: {
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
  },
  da: {
    open: (what) => `Gå til ${what}`,
    close: 'Luk',
    back: {
      to: (where) => `Tilbage til ${where}`,
      quoted: (name) => `»${name}«`,
      dismiss: 'Skjul',
      label: 'Tilbage til det sted, du kom fra',
    },
    copy: {
      done: (what) => `Linket til ${what} er kopieret`,
      pageDone: 'Linket til denne side er kopieret',
      failed: 'Her kan der ikke kopieres. Linket står nu i adresselinjen.',
    },
    keys: {
      title: 'Genvejstaster',
      search: 'Søg',
      next: 'Næste regel',
      previous: 'Forrige regel',
      copy: 'Kopiér det faste link til det stykke, du læser',
      return: 'Tilbage til det sted, du kom fra',
      help: 'Denne liste',
      escape: 'Luk det, der er åbent',
      or: 'eller',
      control: 'Ctrl',
      escapeKey: 'Esc',
      single: 'Genveje med én tast',
      singleHow: 'Slå dem fra, hvis du dikterer eller rammer dem ved et uheld. Du finder listen nederst på siden.',
    },
  },
  de: {
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
        'Schalte sie aus, wenn du diktierst oder sie versehentlich triffst. Diese Liste findest du unten auf der Seite.',
    },
  },
  en: {
    open: (what) => `Go to ${what}`,
    close: 'Close',
    back: {
      to: (where) => `Back to ${where}`,
      quoted: (name) => `‘${name}’`,
      dismiss: 'Dismiss',
      label: 'Back to where you were',
    },
    copy: {
      done: (what) => `Link to ${what} copied`,
      pageDone: 'Link to this page copied',
      failed: 'Copying does not work here. The link is now in the address bar.',
    },
    keys: {
      title: 'Keyboard shortcuts',
      search: 'Search',
      next: 'Next rule',
      previous: 'Previous rule',
      copy: 'Copy the permanent link of the clause you are reading',
      return: 'Back to where you were',
      help: 'This list',
      escape: 'Close what is open',
      or: 'or',
      control: 'Ctrl',
      escapeKey: 'Esc',
      single: 'Single-key shortcuts',
      singleHow: 'Turn them off if you dictate, or press them by accident. This list is at the foot of the page.',
    },
  },
};
