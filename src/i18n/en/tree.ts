import type { TreeWords } from '#i18n/tree.ts';

export const treeEn: TreeWords = {
  title: '{situation}: the whole tree',
  description: 'All questions, answers and rulings of {situation} in one drawing. To be printed.',
  kicker: 'Decision tree',
  open: 'The tree as a drawing',
  lead: 'Start at the question on top or on the left and follow the answers. Each box at an end is a ruling.',
  print: 'Print',
  fits: { portrait: 'Fits {size}, upright.', landscape: 'Fits {size}, on its side.' },
  situation: 'To the questions',
};
