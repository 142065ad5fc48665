import type { Words } from '#i18n/words.ts';

export const words: Words['posters'] = {
  title: 'Plakater med koder',
  description: 'Plakater til væggen i spillelokalet: koder til de situationer i {game}, der oftest spørges om.',
  lead: 'Hæng dem op i lokalet. Den, der scanner en kode, får spørgsmålene og afgørelsen på telefonen.',
  per: 'Hvor mange på et ark',
  perSheet: { one: '{n} pr. ark', other: '{n} pr. ark' },
  choose: 'Vælg situationerne',
  print: 'Udskriv',
  usual: 'Nulstil valget',
  none: 'Der er ikke valgt noget.',
  earlier: 'Flyt frem',
  later: 'Flyt tilbage',
  scan: 'Scan, og læs afgørelsen',
  noCodes: 'Koderne laves i browseren; det kræver JavaScript.',
};
