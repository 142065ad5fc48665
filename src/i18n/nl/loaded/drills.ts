/** What single kinds of drills say beyond what all of them do; loaded with the drill. */
export const words = {
  near: {
    /** Over what is told of both. */
    both: 'In beide gevallen',

    /** `{at}` is A or B. */
    which: 'Geval {at}',
    legend: 'Wat beslis je in geval {at}?',
    all: 'Allebei goed',
    half: 'Eén van de twee goed',
    neither: 'Geen van beide goed',

    /** Before the question whose answer made the difference. */
    made: 'Het hing af van één vraag:',
  },
  find: {
    question: 'Welke bepaling beslist dit?',
    how: 'Tik op het nummer ervan. De klok staat stil zolang deze pagina niet te zien is.',
    clock: 'Tijd',
    filter: 'Zoek een woord of nummer',

    /** How many rules are left, `{n}`. */
    left: { one: '{n} regel', other: '{n} regels' },
    none: 'Geen regel gevonden',
    contents: 'Inhoud',

    /** What the button of a clause does, heard. */
    decides: '{clause}: deze beslist',
    lost: 'Ik vind het niet',

    /** `{time}` as minutes and seconds. */
    took: 'Je zocht {time}.',
    median: 'Mediaan in dit bezoek: {time}.',
    yours: 'Jouw bepaling',
    right: 'De bepaling die beslist',

    /** To the clause that decides, where it stands in the book. */
    show: 'Laat zien in het boek',
  },
};
