import type { Words } from '#i18n/words.ts';

export const words: Words['tools'] = {
  more: 'More',
  groups: { learn: 'Learning', hall: 'For the hall', own: 'On this device' },
  training: { name: 'Practise', about: 'Cases as they come up in play; you rule, and see at once why' },
  exam: { name: 'Exam', about: 'Put an exam together, and share it as one link or print it' },
  terms: { name: 'Terms', about: 'The words of the game, also as players use them among themselves' },
  gaps: { name: 'What the rulebook leaves open', about: 'Cases without a rule, and where the text is not clear' },
  cases: { name: 'Decided cases', about: 'What happened, what the ruling was, and why' },
  laws: { name: 'Laws', about: 'What each Law is about, and where it is cited here' },
  changes: { name: 'What changed', about: 'This edition beside the one before' },
  concepts: { name: 'One idea, several games', about: 'What the same thing is called in each game' },
  penalties: { name: 'All outcomes', about: 'In one list; printed, a sheet for the wall of the hall' },
  posters: { name: 'Posters', about: 'Codes that lead to the questions and the ruling, for the wall of the hall' },
  booklet: { name: 'The whole rulebook', about: 'On one page, to search or to print as a booklet' },
  record: { name: 'Dispute sheet', about: 'One sheet for a ruling that somebody disputes' },
  calculators: { name: 'Calculators', about: 'Add up what belongs together' },
  clocks: { name: 'Clocks', about: 'Every time that the rules give, ready to start' },
  casebook: { name: 'Casebook', about: 'The cases that you have saved' },
  offline: { name: 'Offline', about: 'Keep a rulebook on your device, for a hall without reception' },
  look: { name: 'Appearance', about: 'Light or dark, text size, contrast, and the hand that holds the phone' },
};
