import type { Words } from '#i18n/words.ts';

export const words: Words['site'] = {
  shelf: { open: 'Another rulebook or language', books: 'Rulebooks', languages: 'Languages' },
  look: 'Appearance',
  start: { ask: 'What happened, or {example}', inThis: 'In English' },
  rulings: {
    title: 'All rulings',
    description: 'Every ruling in {game}, by situation.',
    lead: 'Every ruling that the rulebook has, by situation.',
    count: { one: '{n} ruling', other: '{n} rulings' },
  },
  calculators: {
    title: 'Calculators',
    description: 'Calculators for {game}: add up what counts together.',
    lead: 'Add up what counts together.',
    open: 'Add it up',
  },
  clocks: {
    title: 'Clocks',
    description: 'The clocks of {game}: every time that the rules give, to start on the spot.',
    lead: 'Every time that the rules give, and what follows. A clock goes on when you leave the page.',
  },
  missing: { near: 'Did you mean one of these?' },
  undated: { permanent: 'Permanent link to this page', permanentHere: 'This is the permanent link of this page.' },
  contact: 'Report a mistake',
  imprint: 'Publisher',
  madeWith: 'Made with Arbiter',
  wholePage: 'See the whole page at {site}',
};
