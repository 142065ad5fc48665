import type { LawWords } from '#i18n/laws.ts';

export const lawsNl: LawWords = {
  title: 'Artikelen',
  description:
    'Alle artikelen van de {laws} die {book} aanhaalt, met waar ze over gaan en welke regels en uitspraken erop berusten.',
  lead: '{laws}: waar elk artikel over gaat, en hoe vaak en waar het hier voorkomt.',
  whose:
    'Onder elk artikel staat in onze eigen woorden wat het zegt. Dat is de wet en niet het boek; bij twijfel geldt de officiële tekst.',
  says: 'Het artikel zegt',
  unsaid: 'Dat kunnen wij niet met zekerheid zeggen. Zoek het op in de {laws}.',
  search: 'Artikel of woord, zoals 27B1',
  none: 'Geen artikel gevonden.',
  jump: 'Op artikel',
  articles: 'Artikelen',
  times: '{n}×',
  name: 'artikel {article}',
  kinds: { rule: 'Regels', ruling: 'Uitspraken', question: 'Vragen', situation: 'Situaties', step: 'Stappen' },
  step: '{situation}, stap {n}',
  question: '{situation}: {ask}',
};
