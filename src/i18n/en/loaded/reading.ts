import type { Words } from '#i18n/words.ts';

export const words: Words['reading'] = {
  look: {
    theme: 'Colours',
    themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
    size: 'Text',
    sizes: { 1: 'Normal', 2: 'Larger', 3: 'Larger still', 4: 'Largest' },
    contrast: 'Contrast',
    contrasts: { system: 'Same as device', more: 'High' },
    hand: 'Phone held in',
    hands: { both: 'Both hands', left: 'Left hand', right: 'Right hand' },
  },
  open: (what) => `Go to ${what}`,
  close: 'Close',
  back: {
    to: (where) => `Back to ${where}`,
    quoted: (name) => `‘${name}’`,
    dismiss: 'Dismiss',
    label: 'Back to where you were',
  },
  copy: {
    done: (what) => `Link to ${what} copied`,
    pageDone: 'Link to this page copied',
    failed: 'Copying does not work here. The link is now in the address bar.',
  },
  keys: {
    title: 'Keyboard shortcuts',
    search: 'Search',
    answer: 'The answer with that number',
    next: 'Next rule',
    previous: 'Previous rule',
    copy: 'Copy the permanent link of the clause you are reading',
    return: 'Back to where you were',
    help: 'This list',
    escape: 'Close what is open',
    or: 'or',
    control: 'Ctrl',
    escapeKey: 'Esc',
    single: 'Single-key shortcuts',
    singleHow:
      'Turn them off if you dictate, or press them by accident: here or under Aa. This list is at the foot of the page.',
  },
};
