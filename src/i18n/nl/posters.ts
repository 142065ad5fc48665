import type { PosterWords } from '#i18n/posters.ts';

export const postersNl: PosterWords = {
  title: 'Posters met codes',
  description:
    'Posters voor de wand van de speelzaal: codes naar de situaties van {game} die het meest gevraagd worden.',
  lead: 'Hang ze op in de zaal. Wie een code scant, krijgt de vragen en de uitspraak op de telefoon.',
  about: 'Voor de wand van de zaal, naar keuze',
  per: 'Hoeveel op een vel',
  perSheet: { one: '{n} per vel', other: '{n} per vel' },
  choose: 'Kies de situaties',
  print: 'Afdrukken',
  usual: 'Terug naar de gebruikelijke',
  none: 'Er is niets gekozen.',
  earlier: 'Eerder',
  later: 'Later',
  scan: 'Scan en lees de uitspraak',
  noCodes: 'De codes worden in de browser gemaakt; daarvoor is JavaScript nodig.',
};
