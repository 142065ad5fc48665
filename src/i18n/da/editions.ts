import type { Words } from '#i18n/words.ts';

export const words: Words['editions'] = {
  gone: {
    title: 'Findes ikke længere i den gældende udgave',
    text: '{title} findes ikke længere i udgaven {current}. Det stod senest i udgaven {last}.',
    toLast: 'Læs det i udgaven {edition}',
  },
  superseded: 'Dette er en ældre udgave. Den er afløst af udgaven {edition}.',
  ahead: 'Denne udgave gælder fra {day}. Indtil da gælder udgaven {edition}.',
  toCurrent: 'Til den gældende udgave',
  notInCurrent: 'Det, der står her, findes ikke længere i den.',
  supersededBy: 'afløst af udgaven {edition}',
  numberWas: 'I udgaven {edition} havde en anden regel dette nummer:',
  nowAt: 'nu {rule}',
  goneTerms: 'Ikke længere i den gældende udgave',
  goneTerm: '{term} (senest i udgaven {edition})',
};
