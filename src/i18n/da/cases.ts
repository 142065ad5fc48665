import type { Words } from '#i18n/words.ts';

export const words: Words['cases'] = {
  title: 'Afgjorte sager',
  description: 'Sager i {game}, som er afgjort: hvad der skete, hvad afgørelsen blev, og hvorfor.',
  lead: 'Sådan er der blevet dømt. Hver sag er godkendt af en redaktion og regnet efter i reglerne.',
  search: 'Søg i sagerne',
  none: 'Ingen sag fundet.',
  count: { one: '{n} sag', other: '{n} sager' },
  kind: 'Afgjort sag',
  story: 'Hvad der skete',
  answers: 'Svarene',
  decided: 'Afgørelsen',
  argued: 'Hvad der blev anført',
  reasons: 'Hvorfor det blev afgjort sådan',
  clauses: 'Hvad den bygger på',
  decidedBy: 'Afgjort af {who} den {day}',
  approved: 'Godkendt af {by} den {day}',
  check: 'Gå svarene igennem',
  under: 'afgjort efter udgaven {edition}',
  now: {
    title: 'Og nu?',
    same: 'Udgaven {edition} afgør sagen på samme måde.',
    other: 'Udgaven {edition} afgør sagen anderledes: {verdict}',
    unclear: 'Ud fra disse svar kan man ikke sige, hvordan udgaven {edition} afgør sagen.',
    gone: 'Udgaven {edition} kender ikke længere denne situation.',
    ask: 'Til de gældende spørgsmål',
  },
};
