import type { Words } from '#i18n/words.ts';

export const words: Words['seats'] = {
  open: 'Hvem sidder hvor?',
  names: { n: 'Nord', e: 'Øst', s: 'Syd', w: 'Vest' },
  sits: '{who} sidder {seat}',
  where: 'Hvor sidder {who}?',
  without: 'Uden pladser',
  you: {
    where: 'Hvor sidder du selv?',
    nowhere: 'Ikke ved dette bord',
    here: 'du sidder her',
    are: 'Du er {who}.',
  },
};
