import type { Words } from '#i18n/words.ts';

export const words: Words['editions'] = {
  gone: {
    title: 'Steht nicht mehr in der aktuellen Ausgabe',
    text: '{title} kommt in der Ausgabe {current} nicht mehr vor. Zuletzt stand es in der Ausgabe {last}.',
    toLast: 'In der Ausgabe {edition} nachlesen',
  },
  superseded: 'Das ist eine ältere Ausgabe. Sie wurde durch die Ausgabe {edition} abgelöst.',
  ahead: 'Diese Ausgabe gilt ab {day}. Bis dahin gilt die Ausgabe {edition}.',
  toCurrent: 'Zur aktuellen Ausgabe',
  notInCurrent: 'Was hier steht, kommt darin nicht mehr vor.',
  supersededBy: 'abgelöst durch die Ausgabe {edition}',
  numberWas: 'In der Ausgabe {edition} hatte eine andere Regel diese Nummer:',
  nowAt: 'jetzt {rule}',
  goneTerms: 'Nicht mehr in der aktuellen Ausgabe',
  goneTerm: '{term} (zuletzt in der Ausgabe {edition})',
};
