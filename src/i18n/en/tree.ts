import type { Words } from '#i18n/words.ts';

export const words: Words['tree'] = {
  title: '{situation}: the whole tree',
  description: 'All questions, answers and rulings of {situation} in one drawing. For printing.',
  kicker: 'Decision tree',
  open: 'The tree as a drawing',
  lead: 'Start at the question on top or on the left and follow the answers. Each box at an end is a ruling.',
  print: 'Print',
  fits: { portrait: 'Fits {size} in portrait.', landscape: 'Fits {size} in landscape.' },
  situation: 'To the questions',
};
