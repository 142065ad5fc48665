import type { Words } from '#i18n/words.ts';

export const words: Words['editions'] = {
  gone: {
    title: 'No longer in the current edition',
    text: '{title} is no longer in the {current} edition. It last appeared in the {last} edition.',
    toLast: 'Read it in the {edition} edition',
  },
  superseded: 'This is an older edition. It has been superseded by the {edition} edition.',
  ahead: 'This edition is in force from {day}. Until then the {edition} edition applies.',
  toCurrent: 'Go to the current edition',
  notInCurrent: 'What you see here is no longer part of it.',
  supersededBy: 'superseded by the {edition} edition',
  numberWas: 'In the {edition} edition another rule had this number:',
  nowAt: 'now {rule}',
  goneTerms: 'No longer in the current edition',
  goneTerm: '{term} (last in the {edition} edition)',
};
