import type { Words } from '#i18n/words.ts';

export const words: Words['drills'] = {
  near: {
    both: 'I begge sager',
    which: 'Sag {at}',
    legend: 'Hvad er din afgørelse i sag {at}?',
    all: 'Begge rigtige',
    half: 'Den ene af de to rigtig',
    neither: 'Ingen af dem rigtig',
    made: 'Det kom an på ét spørgsmål:',
  },
  find: {
    question: 'Hvilken bestemmelse afgør det?',
    how: 'Tryk på dens nummer. Uret står stille, når siden ikke er fremme.',
    clock: 'Tid',
    filter: 'Find et ord eller et nummer',
    left: { one: '{n} regel', other: '{n} regler' },
    none: 'Ingen regel fundet',
    contents: 'Indhold',
    decides: '{clause}: den afgør det',
    lost: 'Jeg kan ikke finde den',
    took: 'Du ledte i {time}.',
    median: 'Median for dette besøg: {time}.',
    yours: 'Din bestemmelse',
    right: 'Den bestemmelse, der afgør det',
    show: 'Vis den i regelsættet',
  },
};
