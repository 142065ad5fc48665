import type { ChoiceWords } from '#i18n/choice.ts';

export const choiceDe: ChoiceWords = {
  yes: 'Ja',
  no: 'Nein',
  spelled: { yes: 'ja', no: 'nein' },
};
