import type { ChoiceWords } from '#i18n/choice.ts';

export const choiceEn: ChoiceWords = {
  yes: 'Yes',
  no: 'No',
  spelled: { yes: 'yes', no: 'no' },
};
