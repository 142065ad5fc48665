import type { Words } from '#i18n/words.ts';

export const words: Words['editions'] = {
  gone: {
    title: 'Findes ikke længere i den gældende udgave',
    text: '{title} findes ikke længere i udgaven {current}. Det stod senest i udgaven {last}.',
    toLast: 'Læs det i udgaven {edition}',
  },
  notInCurrent: 'Det, der står her, findes ikke længere i den.',
  supersededBy: 'afløst af udgaven {edition}',
  numberWas: 'I udgaven {edition} havde en anden regel dette nummer:',
  nowAt: 'nu {rule}',
  goneTerms: 'Ikke længere i den gældende udgave',
  goneTerm: '{term} (senest i udgaven {edition})',
};
