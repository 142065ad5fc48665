import type { Words } from '#i18n/words.ts';

export const words: Words['choice'] = {
  yes: 'Ja',
  no: 'Nej',
  spelled: { yes: 'ja', no: 'nej' },
};
