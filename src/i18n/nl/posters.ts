/** The posters for the wall of the hall, and their page. */
export const words = {
  title: 'Posters met codes',
  /** With `{game}`. */
  description:
    'Posters voor de wand van de speelzaal: codes naar de situaties van {game} die het meest gevraagd worden.',
  lead: 'Hang ze op in de zaal. Wie een code scant, krijgt de vragen en de uitspraak op de telefoon.',
  /** How many on a sheet: the choice, and what each of it is called, with `{n}`. */
  per: 'Hoeveel op een vel',
  perSheet: { one: '{n} per vel', other: '{n} per vel' },
  choose: 'Kies de situaties',
  print: 'Afdrukken',
  /** Back to those that are shown at first. */
  usual: 'Standaardkeuze herstellen',
  none: 'Er is niets gekozen.',
  /** Of one poster: towards the beginning, and towards the end. */
  earlier: 'Eerder',
  later: 'Later',
  /** On a poster, above its code. */
  scan: 'Scan en lees de uitspraak',
  /** Where no script can make the codes. */
  noCodes: 'De codes worden in de browser gemaakt; daarvoor is JavaScript nodig.',
};
