import type { Words } from '#i18n/words.ts';

export const words: Words['procedure'] = {
  title: '{situation}: checklist',
  description: 'Every step for {situation}, with the questions and the rulings. For printing.',
  kicker: 'Checklist',
  open: 'Checklist to print',
  print: 'Print',
  situation: 'Go to the questions',
  steps: 'Steps',
  decision: 'Deciding',
  decisionLead: 'Start at question 1. Each answer leads to the ruling, or to the question that follows.',
  always: 'This always applies here:',
  toQuestion: 'question {n}',
  chooses: 'The choice of {party}.',
  number: '{min} to {max}',
};
