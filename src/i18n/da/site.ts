import type { Words } from '#i18n/words.ts';

export const words: Words['site'] = {
  shelf: { open: 'Andet regelsæt eller sprog', books: 'Regelsæt', languages: 'Sprog' },
  look: 'Visning',
  start: { ask: 'Hvad skete der, eller {example}', inThis: 'På dansk' },
  rulings: {
    title: 'Alle afgørelser',
    description: 'Alle afgørelser i {game}, situation for situation.',
    lead: 'Alle afgørelser, som reglerne kender, situation for situation.',
    count: { one: '{n} afgørelse', other: '{n} afgørelser' },
  },
  calculators: {
    title: 'Beregnere',
    description: 'Beregnere til {game}: Læg det sammen, der hører sammen.',
    lead: 'Læg det sammen, der hører sammen.',
    open: 'Læg det sammen',
  },
  clocks: {
    title: 'Ure',
    description: 'Urene i {game}: hver tid, som reglerne nævner, til at starte på stedet.',
    lead: 'Hver tid, som reglerne nævner, og hvad der gælder bagefter. Et ur går videre, når du forlader siden.',
  },
  missing: { near: 'Mente du en af disse?' },
  undated: { permanent: 'Fast link til denne side', permanentHere: 'Dette er sidens faste link.' },
  contact: 'Meld en fejl',
  imprint: 'Kolofon',
  madeWith: 'Lavet med Arbiter',
  wholePage: 'Se hele siden hos {site}',
};
