import type { DrillWords } from '#i18n/drills.ts';

export const drillsNl: DrillWords = {
  near: {
    both: 'In beide gevallen',
    which: 'Geval {at}',
    legend: 'Wat beslis je in geval {at}?',
    all: 'Allebei goed',
    half: 'Eén van de twee goed',
    neither: 'Geen van beide goed',
    made: 'Het hing af van één vraag:',
  },
  find: {
    question: 'Welke bepaling beslist dit?',
    how: 'Tik op het nummer ervan. De klok staat stil zolang deze pagina niet te zien is.',
    clock: 'Tijd',
    filter: 'Zoek een woord of nummer',
    left: { one: '{n} regel', other: '{n} regels' },
    none: 'Geen regel gevonden',
    contents: 'Inhoud',
    decides: '{clause}: deze beslist',
    lost: 'Ik vind het niet',
    took: 'Je zocht {time}.',
    median: 'Mediaan in dit bezoek: {time}.',
    yours: 'Jouw bepaling',
    right: 'De bepaling die beslist',
    show: 'Laat zien in het boek',
  },
};
