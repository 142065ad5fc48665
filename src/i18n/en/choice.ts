import type { Words } from '#i18n/words.ts';

export const words: Words['choice'] = {
  yes: 'Yes',
  no: 'No',
  spelled: { yes: 'yes', no: 'no' },
};
