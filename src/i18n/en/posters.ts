import type { Words } from '#i18n/words.ts';

export const words: Words['posters'] = {
  title: 'Posters with codes',
  description: 'Posters for the wall of the playing hall: codes to the situations of {game} that are asked for most.',
  lead: 'Hang them up in the hall. Whoever scans a code gets the questions and the ruling on the phone.',
  about: 'For the wall of the hall, as you choose',
  per: 'How many on a sheet',
  perSheet: { one: '{n} per sheet', other: '{n} per sheet' },
  choose: 'Choose the situations',
  print: 'Print',
  usual: 'Back to the usual ones',
  none: 'Nothing is chosen.',
  earlier: 'Earlier',
  later: 'Later',
  scan: 'Scan and read the ruling',
  noCodes: 'The codes are made in the browser, which takes JavaScript.',
};
