import type { Words } from '#i18n/words.ts';

export const words: Words['posters'] = {
  title: 'Posters with codes',
  description:
    'Posters for the wall of the playing hall: codes for the situations of {game} that people ask about most.',
  lead: 'Hang them up in the hall. Whoever scans a code gets the questions and the ruling on their phone.',
  per: 'How many on a sheet',
  perSheet: { one: '{n} per sheet', other: '{n} per sheet' },
  choose: 'Choose the situations',
  print: 'Print',
  usual: 'Reset the selection',
  none: 'Nothing is chosen.',
  earlier: 'Earlier',
  later: 'Later',
  scan: 'Scan and read the ruling',
  noCodes: 'The codes are made in the browser, which needs JavaScript.',
};
