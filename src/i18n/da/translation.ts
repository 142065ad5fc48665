import type { Words } from '#i18n/words.ts';

export const words: Words['translation'] = {
  convenience: 'Oversættelse; {original} gælder.',
  official: 'Officiel oversættelse, vedtaget af {by} den {day}. Hvor de afviger, gælder {original}.',
  authentic: 'Denne tekst og {original} gælder på lige fod; vedtaget af {by} den {day}.',
  adopted: 'Tekst vedtaget af {by} den {day}.',
  original: {
    nl: 'den nederlandske tekst',
    da: 'den danske tekst',
    de: 'den tyske tekst',
    en: 'den engelske tekst',
  },
  also: {
    nl: 'Også på nederlandsk',
    da: 'Også på dansk',
    de: 'Også på tysk',
    en: 'Også på engelsk',
  },
};
