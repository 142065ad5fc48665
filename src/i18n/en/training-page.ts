import type { Words } from '#i18n/words.ts';

export const words: Words['trainingPage'] = {
  title: 'Practise',
  description: 'Practise with cases of {game}: ask, rule, and see why.',
  lead: 'Cases as they come up in play. You rule, and see at once why.',
  noScript: 'Practising needs JavaScript. The reading path below works without it.',
  private: 'What you practise stays on this device.',
  first: {
    title: 'Your first evening',
    lead: 'One case, step by step: what to ask, when you know enough, and how to say it.',
    start: 'Begin with the first case',
  },
  kinds: {
    title: 'Ways to practise',
    table: {
      title: 'Ask and rule',
      about: 'You are called. Choose what to ask, and rule as soon as you know enough.',
    },
    ruling: { title: 'What is the ruling?', about: 'A story, and the rulings to choose from.' },
    near: { title: 'Near miss', about: 'Two cases that differ in one thing. What follows in each?' },
    find: {
      title: 'Find it',
      about: 'A question, the whole rulebook open, and the clock running. Which clause decides?',
    },
    joint: {
      title: 'Two things at once',
      about: 'One event in which two things went wrong. What is the ruling on each, and how do they combine?',
    },
    progress: {
      title: 'What comes back',
      about: 'What is due today, what you know by now, and what often goes wrong.',
    },
    exam: { title: 'Exam', about: 'Put an exam together, and share it as one link or print it.' },
  },
  length: {
    each: { one: 'about {n} minute a case', other: 'about {n} minutes a case' },
    whole: { one: 'about {n} minute', other: 'about {n} minutes' },
  },
  telling: {
    and: '{first}, and {second}',
    same: '{first} and {second}',
    articles: 'the',
    endings: '',
    verbs: 'is was had has got wants',
    conjunctions: 'and or but',
  },
  path: {
    title: 'Reading path',
    lead: 'The situations in an order that makes sense: first what happens often and costs most. Three cases after each stop.',
    read: { one: 'One rule to read first', other: '{n} rules to read first' },
    cases: 'Three cases',
    casesOn: 'Three cases on {what}',
  },
};
