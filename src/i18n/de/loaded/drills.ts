import type { Words } from '#i18n/words.ts';

export const words: Words['drills'] = {
  near: {
    both: 'In beiden Fällen',
    which: 'Fall {at}',
    legend: 'Wie entscheidest du in Fall {at}?',
    all: 'Beide richtig',
    half: 'Einer von beiden richtig',
    neither: 'Keiner von beiden richtig',
    made: 'Es kam auf eine einzige Frage an:',
  },
  find: {
    question: 'Welche Bestimmung entscheidet das?',
    how: 'Tippe auf ihre Nummer. Die Uhr steht still, solange diese Seite nicht zu sehen ist.',
    clock: 'Zeit',
    filter: 'Wort oder Nummer suchen',
    left: { one: '{n} Regel', other: '{n} Regeln' },
    none: 'Keine Regel gefunden',
    contents: 'Inhalt',
    decides: '{clause}: diese entscheidet',
    lost: 'Ich finde sie nicht',
    took: 'Du hast {time} gesucht.',
    median: 'Median bei diesem Besuch: {time}.',
    yours: 'Deine Bestimmung',
    right: 'Die Bestimmung, die entscheidet',
    show: 'Im Regelwerk zeigen',
  },
};
