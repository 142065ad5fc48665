import type { Words } from '#i18n/words.ts';

export const words: Words['timers'] = {
  start: 'Start\u00a0{time}',
  region: 'Clocks',
  over: 'Time is up',
  isOver: 'Time is up: {label}.',
  held: 'Paused',
  step: 'Go to the step',
  open: 'What the text leaves open',
  stop: 'Stop',
  again: 'Start again',
  hold: 'Pause',
  goOn: 'Resume',
  another: 'Another clock',
  name: 'Where?',
  nameLike: 'table or lane 4',
  undo: 'Undo',
  stopped: 'Clock stopped.',
  begunAgain: 'Clock started again.',
  settings: {
    title: 'Sound and screen',
    sound: 'Sound when time is up',
    awake: 'Keep the screen on while a clock runs',
  },
  trouble: {
    onlyHere: 'This device does not keep the clock: it runs only as long as this page is open.',
    newer:
      'There are clocks here from a newer version of this site. They stay as they are; what you start now runs on this page only.',
    lost: 'A clock that was kept here can no longer be read.',
    back: 'The clock of this device was set back. What runs here has been moved with it.',
    doubt: 'The clock of this device was set back while the page was away. How much time is left is not certain.',
    forward: 'The clock of this device leapt forward, or the device slept. Here, what it says now counts.',
  },
};
