import type { SeatingWords } from '#i18n/seats.ts';

export const seatsEn: SeatingWords = {
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
