import type { Words } from '#i18n/words.ts';

export const words: Words['translation'] = {
  convenience: 'A translation; {original} prevails.',
  official: 'Official translation, adopted by {by} on {day}. Where they differ, {original} prevails.',
  authentic: 'This text and {original} are equally authoritative; adopted by {by} on {day}.',
  adopted: 'Text adopted by {by} on {day}.',
  original: {
    nl: 'the Dutch text',
    da: 'the Danish text',
    de: 'the German text',
    en: 'the English text',
  },
  also: {
    nl: 'Also in Dutch',
    da: 'Also in Danish',
    de: 'Also in German',
    en: 'Also in English',
  },
};
