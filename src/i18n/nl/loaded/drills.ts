/** Words of single kinds of drills, in addition to the common ones; loaded with the drill. */
export const words = {
  near: {
    /** Above what holds in both cases. */
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
  joint: {
    title: 'Twee dingen tegelijk',

    /** `{title}` is the situation's. */
    legend: 'Wat is je uitspraak over: {title}?',
    how: 'Hoe gaan die twee samen?',
    both: 'Ze gelden allebei',

    /** By the titles of both, some of which are questions. */
    instead: '“{one}” gaat voor: “{other}” geldt dan niet',
    unsaid: 'Het reglement zegt niet wat voorgaat',

    /** Nothing is chosen of how they go together. */
    none: 'Zeg ook hoe die twee samengaan.',
    notAll: 'Niet alles goed',

    /** To the page of the whole case. */
    whole: 'De hele zaak bij elkaar',
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

    /** Accessible name of a clause's button. */
    decides: '{clause}: deze beslist',
    lost: 'Ik vind het niet',

    /** `{time}` as minutes and seconds. */
    took: 'Je zocht {time}.',
    median: 'Mediaan in dit bezoek: {time}.',
    yours: 'Jouw bepaling',
    right: 'De bepaling die beslist',

    /** Link to the deciding clause in the book. */
    show: 'Laat zien in het reglement',
  },
};
