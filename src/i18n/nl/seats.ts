import type { SeatingWords } from '#i18n/seats.ts';

export const seatsNl: SeatingWords = {
  open: 'Wie zit waar?',
  names: { n: 'Noord', e: 'Oost', s: 'Zuid', w: 'West' },
  sits: '{who} zit {seat}',
  where: 'Waar zit {who}?',
  without: 'Zonder plaatsen',
  you: {
    where: 'Waar zit je zelf?',
    nowhere: 'Niet aan deze tafel',
    here: 'je zit hier',
    are: 'Je bent {who}.',
  },
};
