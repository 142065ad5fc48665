import type { Words } from '#i18n/words.ts';

export const words: Words['house'] = {
  mark: {
    own: 'husregel i {club} (står ikke i de officielle regler)',
    other: 'husregel i {club} (efter de officielle regler: {verdict})',
    otherWhen: 'husregel i {club} (efter de officielle regler, {cases})',
    case: 'hvis {when}: {verdict}',
    words: 'med ord fra {club}; udfaldet er som i de officielle regler',
  },
  rule: 'husregel i {club}',
  official: 'Efter de officielle regler',
  notOfficial: 'Står ikke i de officielle regler.',
  line: 'Med husregler fra {club}, vedtaget af {by} den {day}. Officielt: {original}.',
  ownWords: '{book} er gengivet med egne ord; her går den officielle tekst forud. Husreglerne er vedtaget i {club}.',
  issued: 'Husregler fra {club}; selve reglerne er udgivet af {authority}',
  clubs: 'Klubber, der spiller efter denne bog med husregler',
  clubsLead:
    'Selve reglerne bliver, som de er. Disse klubber spiller efter dem med egne regler, hver på sin egen adresse.',
  settled: 'Afgjort én gang for alle',
  figures: 'Andre tal',
  figure: '{unit}: {is}; efter de officielle regler {was}',
  changes: {
    title: 'Hvad der er anderledes her',
    description: 'Hvad {after} gør anderledes end {before}.',
    lead: '{after} ved siden af {before}: først de tilfælde, der afgøres anderledes her, derefter teksten, ord for ord. Begge gælder, hver ved sine egne borde.',
    link: 'Hvad der er anderledes her',
    nothing: 'Disse husregler ændrer ingenting.',
    in: '{edition}',
    filter: 'Søg i forskellene',
    none: 'Ingen forskel med disse ord.',
    cases: {
      title: 'Afgjort anderledes',
      lead: 'Udregnet ved at lægge alle tilfælde i begge ved siden af hinanden. Hvad der ikke står her, afgøres som i de officielle regler.',
      nothing: 'Intet tilfælde afgøres anderledes.',
      count: { one: '{n} forskel', other: '{n} forskelle' },
      open: 'Afgørelse i {edition}',
      onlyAfter: {
        unknown: 'Kun her: {edition} kender ikke dette tilfælde',
        impossible: 'Kun her: Efter {edition} kan det ikke forekomme',
      },
      onlyBefore: {
        unknown: 'Ikke her: {edition} kender ikke dette tilfælde',
        impossible: 'Ikke her: Efter {edition} kan det ikke forekomme',
      },
      added: 'Egne situationer',
      dropped: 'Situationer, der ikke forekommer her',
    },
    text: {
      legend: { added: 'Kun her', removed: 'Kun i de officielle regler' },
      heard: { added: 'kun her:', removed: 'kun i de officielle regler:', end: 'slut.' },
      marks: { new: 'kun her', dropped: 'ikke her', text: 'anden tekst' },
      nothing: 'Intet i reglernes tekst er anderledes.',
    },
    kinds: { kept: 'anderledes', new: 'kun her', dropped: 'ikke her' },
  },
};
