import type { Words } from '#i18n/words.ts';

export const words: Words['drills'] = {
  near: {
    both: 'In both cases',
    which: 'Case {at}',
    legend: 'What do you rule in case {at}?',
    all: 'Both right',
    half: 'One of the two right',
    neither: 'Neither right',
    made: 'It all depended on one question:',
  },
  find: {
    question: 'Which clause decides this?',
    how: 'Tap its number. The clock stands still while this page is out of sight.',
    clock: 'Time',
    filter: 'Find a word or a number',
    left: { one: '{n} rule', other: '{n} rules' },
    none: 'No rule found',
    contents: 'Contents',
    decides: '{clause}: this one decides',
    lost: 'I cannot find it',
    took: 'You looked for {time}.',
    median: 'Median of this visit: {time}.',
    yours: 'Your clause',
    right: 'The clause that decides',
    show: 'Show it in the rulebook',
  },
};
