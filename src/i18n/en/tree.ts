import type { Words } from '#i18n/words.ts';

export const words: Words['tree'] = {
  title: '{situation}: the whole tree',
  description: 'All questions, answers and rulings of {situation} in one drawing. For printing.',
  kicker: 'Decision tree',
  open: 'The tree as a drawing',
  lead: 'Start at the first question and follow the answers. Every path ends in a ruling.',
  step: 'Question {n}',
  back: 'Back to question {n}',
  onward: 'Continue at {letter}',
  zoom: { in: 'Zoom in', out: 'Zoom out', fit: 'Fit' },
  print: 'Print',
  fits: 'Fits {size} in landscape.',
  parts: 'In {count} parts, each on {size} in landscape; the letters say where each goes on.',
  part: 'Part {letter}',
  more: 'On screen',
  situation: 'Go to the questions',
};
