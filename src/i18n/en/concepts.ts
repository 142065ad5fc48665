import type { Words } from '#i18n/words.ts';

export const words: Words['concepts'] = {
  title: 'One idea, several games',
  description: 'The same idea in different games: what it is called there, and what the rules make of it.',
  lead: 'What one game calls a revoke goes by another name in the next. Here they stand side by side.',
  oneTitle: '{concept} in other games',
  oneDescription: '{concept}: what it is called in each game, and what the rules say.',
  oneLead: 'What it is called in each game, and what the rules say.',
  idea: 'Idea',
  game: 'Game',
  called: 'What it is called there',
  follows: 'What follows from it',
  count: { one: '{n} ruling', other: '{n} rulings' },
  rulings: 'What the rules provide',
  noRulings: 'No ruling depends on it.',
  elsewhere: 'in other games',
};
