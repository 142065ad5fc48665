/** What the reading aids say: at references, on the way back, and about keys. */
import type { UiLanguage } from './language.ts';

export interface ReadingWords {
  /** Leads to what a sheet shows: `{what}` as it stands in running text. */
  readonly open: string;
  readonly close: string;
  readonly back: {
    /** Leads back to `{where}`. */
    readonly to: string;
    /** A page's or a term's name in a sentence. */
    readonly quoted: string;
    readonly dismiss: string;
    /** The name of the region. */
    readonly label: string;
  };
  readonly copy: {
    /** The name of a clause's own link, as the rule page writes it; `{clause}` is taken from there. */
    readonly clauseLink: string;
    /** Said when the link of `{what}` is copied. */
    readonly done: string;
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
    open: 'Naar {what}',
    close: 'Sluiten',
    back: {
      to: 'Terug naar {where}',
      quoted: '‘{name}’',
      dismiss: 'Verbergen',
      label: 'Terug naar waar je was',
    },
    copy: {
      clauseLink: 'Kopieer de vaste link naar {clause}',
      done: 'Link naar {what} gekopieerd',
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
    open: 'Gå til {what}',
    close: 'Luk',
    back: {
      to: 'Tilbage til {where}',
      quoted: '»{name}«',
      dismiss: 'Skjul',
      label: 'Tilbage til det sted, du kom fra',
    },
    copy: {
      clauseLink: 'Kopiér det faste link til {clause}',
      done: 'Linket til {what} er kopieret',
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
    open: 'Zu {what}',
    close: 'Schließen',
    back: {
      to: 'Zurück zu {where}',
      quoted: '„{name}“',
      dismiss: 'Ausblenden',
      label: 'Zurück zur letzten Stelle',
    },
    copy: {
      clauseLink: 'Festen Link zu {clause} kopieren',
      done: 'Link zu {what} kopiert',
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
    open: 'Go to {what}',
    close: 'Close',
    back: {
      to: 'Back to {where}',
      quoted: '‘{name}’',
      dismiss: 'Dismiss',
      label: 'Back to where you were',
    },
    copy: {
      clauseLink: 'Copy the permanent link to {clause}',
      done: 'Link to {what} copied',
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
