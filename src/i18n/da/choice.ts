import type { ChoiceWords } from '#i18n/choice.ts';

export const choiceDa: ChoiceWords = {
  yes: 'Ja',
  no: 'Nej',
  spelled: { yes: 'ja', no: 'nej' },
};
