import type { Words } from '#i18n/words.ts';

export const words: Words['house'] = {
  mark: {
    own: 'Hausregel von {club} (steht nicht in den offiziellen Regeln)',
    other: 'Hausregel von {club} (nach den offiziellen Regeln: {verdict})',
    otherWhen: 'Hausregel von {club} (nach den offiziellen Regeln, {cases})',
    case: 'falls gilt „{when}“: {verdict}',
    words: 'in den Worten von {club}; im Ergebnis wie in den offiziellen Regeln',
  },
  rule: 'Hausregel von {club}',
  official: 'Nach den offiziellen Regeln',
  notOfficial: 'Steht nicht in den offiziellen Regeln.',
  line: 'Mit den Hausregeln von {club}, beschlossen von {by} am {day}. Offiziell: {original}.',
  ownWords:
    '{book} ist in eigenen Worten wiedergegeben; insoweit geht der offizielle Text vor. Die Hausregeln stammen von {club}.',
  issued: 'Hausregeln von {club}; das Regelwerk selbst herausgegeben von {authority}',
  clubs: 'Vereine, die dieses Regelwerk mit Hausregeln spielen',
  clubsLead:
    'Die Regeln selbst bleiben, wie sie sind. Diese Vereine spielen sie mit eigenen Regeln, jeder unter seiner eigenen Adresse.',
  settled: 'Ein für alle Mal entschieden',
  figures: 'Andere Zahlen',
  figure: '{unit}: {is}; nach dem offiziellen Regelwerk {was}',
  changes: {
    title: 'Was hier anders ist',
    description: 'Was {after} anders macht als {before}.',
    lead: '{after} neben {before}: zuerst die Fälle, die hier anders entschieden werden, dann der Text, Wort für Wort. Beides gilt, jedes an seinen Tischen.',
    link: 'Was hier anders ist',
    nothing: 'Diese Hausregeln ändern nichts.',
    in: '{edition}',
    filter: 'Unterschiede durchsuchen',
    none: 'Kein Unterschied mit diesen Wörtern.',
    cases: {
      title: 'Anders entschieden',
      lead: 'Errechnet, indem alle Fälle beider Regelwerke nebeneinandergelegt wurden. Was hier nicht steht, wird entschieden wie in den offiziellen Regeln.',
      nothing: 'Kein Fall wird anders entschieden.',
      count: { one: '{n} Unterschied', other: '{n} Unterschiede' },
      open: 'Entscheidung in {edition}',
      onlyAfter: {
        unknown: 'Nur hier: {edition} kennt diesen Fall nicht',
        impossible: 'Nur hier: Nach {edition} kann er nicht vorkommen',
      },
      onlyBefore: {
        unknown: 'Nicht hier: {edition} kennt diesen Fall nicht',
        impossible: 'Nicht hier: Nach {edition} kann er nicht vorkommen',
      },
      added: 'Eigene Situationen',
      dropped: 'Situationen, die hier nicht vorkommen',
    },
    text: {
      legend: { added: 'Nur hier', removed: 'Nur in den offiziellen Regeln' },
      heard: { added: 'nur hier:', removed: 'nur in den offiziellen Regeln:', end: 'Ende.' },
      marks: { new: 'nur hier', dropped: 'nicht hier', text: 'anderer Text' },
      nothing: 'Am Text der Regeln ist nichts anders.',
    },
    kinds: { kept: 'anders', new: 'nur hier', dropped: 'nicht hier' },
  },
};
