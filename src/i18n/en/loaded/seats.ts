import type { Words } from '#i18n/words.ts';

export const words: Words['seats'] = {
  open: 'Who sits where?',
  names: { n: 'North', e: 'East', s: 'South', w: 'West' },
  sits: '{who} sits {seat}',
  where: 'Where does {who} sit?',
  without: 'Without seats',
  you: {
    where: 'Where do you sit?',
    nowhere: 'Not at this table',
    here: 'you sit here',
    are: 'You are {who}.',
  },
};
