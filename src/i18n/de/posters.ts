import type { Words } from '#i18n/words.ts';

export const words: Words['posters'] = {
  title: 'Plakate mit Codes',
  description:
    'Plakate für die Wand im Spielsaal: Codes zu den Situationen in {game}, nach denen am häufigsten gefragt wird.',
  lead: 'Zum Aufhängen im Saal. Wer einen Code scannt, bekommt die Fragen und die Entscheidung aufs Handy.',
  per: 'Wie viele auf ein Blatt',
  perSheet: { one: '{n} pro Blatt', other: '{n} pro Blatt' },
  choose: 'Situationen auswählen',
  print: 'Drucken',
  usual: 'Auswahl zurücksetzen',
  none: 'Es ist nichts ausgewählt.',
  earlier: 'Nach vorn',
  later: 'Nach hinten',
  scan: 'Scannen und die Entscheidung lesen',
  noCodes: 'Die Codes entstehen im Browser; dafür wird JavaScript gebraucht.',
};
