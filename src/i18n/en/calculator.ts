import type { Words } from '#i18n/words.ts';

export const words: Words['calculator'] = {
  description: 'Add up what you have in {game}, and see what it comes to.',
  lead: 'Choose what you have. The total is shown below.',
  what: 'What',
  worth: 'Points',
  have: 'Number',
  more: 'One more: {what}',
  less: 'One fewer: {what}',
  total: 'Total',
  reset: 'Start over',
  refused: 'does not count',
  foreign: '“{what}” in the link does not count: it cannot be chosen here.',
  noCount: '“{value}” is not a number, so “{what}” in the link does not count.',
  tooMany: '“{what}” can count {n} times at most. The link says more; {n} is used here.',
  unless: 'When it does not count',
  open: 'Not settled by the rules',
  several: 'More than one?',
};
