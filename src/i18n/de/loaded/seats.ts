import type { Words } from '#i18n/words.ts';

export const words: Words['seats'] = {
  open: 'Wer sitzt wo?',
  names: { n: 'Nord', e: 'Ost', s: 'Süd', w: 'West' },
  sits: '{who} sitzt auf {seat}',
  where: 'Wo sitzt {who}?',
  without: 'Ohne Plätze',
  you: {
    where: 'Wo sitzt du selbst?',
    nowhere: 'Nicht an diesem Tisch',
    here: 'du sitzt hier',
    are: 'Du bist {who}.',
  },
};
