import type { Words } from '#i18n/words.ts';

export const words: Words['cases'] = {
  title: 'Entschiedene Fälle',
  description: 'Fälle aus {game}, die entschieden wurden: was passiert ist, wie entschieden wurde und warum.',
  lead: 'So wurde entschieden. Jeder Fall ist von einer Redaktion freigegeben und anhand der Regeln geprüft.',
  search: 'In den Fällen suchen',
  none: 'Kein Fall gefunden.',
  count: { one: '{n} Fall', other: '{n} Fälle' },
  kind: 'Entschiedener Fall',
  story: 'Was passiert ist',
  answers: 'Die Antworten',
  decided: 'Die Entscheidung',
  argued: 'Was vorgebracht wurde',
  reasons: 'Warum so entschieden wurde',
  clauses: 'Worauf sie sich stützt',
  decidedBy: 'Entschieden durch: {who}, am {day}',
  approved: 'Freigegeben durch: {by}, am {day}',
  check: 'Die Antworten nachvollziehen',
  under: 'entschieden nach der Ausgabe {edition}',
  now: {
    title: 'Und heute?',
    same: 'Die Ausgabe {edition} entscheidet diesen Fall genauso.',
    other: 'Die Ausgabe {edition} entscheidet diesen Fall anders: {verdict}',
    unclear: 'Mit diesen Antworten lässt sich nicht sagen, wie die Ausgabe {edition} entscheidet.',
    gone: 'Die Ausgabe {edition} kennt diese Situation nicht mehr.',
    ask: 'Zu den heutigen Fragen',
  },
};
