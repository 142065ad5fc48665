import type { ReplayWords } from '#i18n/replay.ts';

export const replayNl: ReplayWords = {
  title: 'Deze zaak, toen en nu',
  still: 'Nog steeds zo.',
  corrected: {
    same: 'Deze situatie is hier sindsdien gecorrigeerd. De uitspraak is dezelfde gebleven.',
    differs: 'Deze situatie is hier sindsdien gecorrigeerd. In deze zaak valt de uitspraak nu anders uit.',
  },
  inForce: {
    same: 'In de editie die nu geldt is de uitspraak dezelfde.',
    differs: 'In de editie die nu geldt valt de uitspraak anders uit.',
  },
  open: 'Nu wordt er iets gevraagd dat toen niet is beantwoord: {ask}',
  undecided: 'Met deze antwoorden is het nu niet te beslissen.',
  impossible: 'Deze antwoorden kunnen nu niet samengaan.',
  goOn: 'Verder met de antwoorden die er nog zijn',
  gone: 'Deze situatie komt in de editie die nu geldt niet meer voor.',
  sum: {
    wrong: 'Let op: deze link is veranderd sinds hij is gemaakt.',
    missing: 'Let op: deze link is afgekapt of veranderd sinds hij is gemaakt. Het controlegetal ontbreekt.',
  },
  unknown:
    'De versie van deze situatie die de link noemt, is hier niet bekend. Wat hieronder staat, volgt uit de tekst van deze pagina.',
  failed: 'De versie van toen kon niet worden opgehaald. Wat hieronder staat, volgt uit de tekst van deze pagina.',
  elsewhere: 'Ook in de versie van toen leiden deze antwoorden niet tot deze uitspraak.',
  then: 'Toen',
  now: 'Nu',
  page: 'Naar deze uitspraak',
  why: 'Dit maakt het verschil',
  valuesThen: 'toen: {values}',
  valuesNow: 'nu: {values}',
  any: 'elk antwoord',
  inCase: 'In deze zaak: {says}',
  overridden: 'Een andere uitspraak gaat nu voor: {verdict}',
  rulingGone: 'De uitspraak van toen staat niet meer in de regels.',
  of: {
    effects: 'De gevolgen zijn anders geworden: {cites}.',
    modality: 'Of het moet of mag, is anders geworden: {cites}.',
    decidedBy: 'Wie beslist, is anders geworden: {cites}.',
  },
  lost: 'Dit antwoord bestaat niet meer. Toen betekende het: {says}.',
};
