import type { ChoiceWords } from '#i18n/choice.ts';

export const choiceNl: ChoiceWords = {
  yes: 'Ja',
  no: 'Nee',
  spelled: { yes: 'ja', no: 'nee' },
};
