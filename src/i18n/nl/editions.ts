import type { EditionWords } from '#i18n/editions.ts';

export const editionsNl: EditionWords = {
  gone: {
    title: 'Staat niet meer in de huidige editie',
    text: '{title} komt in editie {current} niet meer voor. Het stond voor het laatst in editie {last}.',
    toLast: 'Lees het in editie {edition}',
  },
  notInCurrent: 'Wat hier staat, komt daarin niet meer voor.',
  supersededBy: 'vervangen door editie {edition}',
  numberWas: 'In editie {edition} had een andere regel dit nummer:',
  nowAt: 'nu {rule}',
  goneTerms: 'Niet meer in de huidige editie',
  goneTerm: '{term} (voor het laatst in editie {edition})',
};
