import type { Words } from '#i18n/words.ts';

export const words: Words['reading'] = {
  look: {
    theme: 'Farver',
    themes: { system: 'Som enheden', light: 'Lyse', dark: 'Mørke' },
    size: 'Bogstaver',
    sizes: { 1: 'Normale', 2: 'Større', 3: 'Endnu større', 4: 'Størst' },
    contrast: 'Kontrast',
    contrasts: { system: 'Som enheden', more: 'Høj' },
    hand: 'Telefonen holdes i',
    hands: { both: 'Begge hænder', left: 'Venstre hånd', right: 'Højre hånd' },
  },
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
    answer: 'Svaret med det nummer',
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
    singleHow:
      'Slå dem fra, hvis du dikterer eller rammer dem ved et uheld: her eller under Aa. Du finder listen nederst på siden.',
  },
};
