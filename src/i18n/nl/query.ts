import type { QueryWords } from '#i18n/query.ts';
import { everydayNl } from './everyday.ts';

const STOP_WORDS = `
  de het een en van in op te is dat die dit ik je jij hij ze zij wij we jullie u mijn zijn haar hun ons onze er wat wie
  hoe waar wanneer als dan met voor bij aan om of maar niet geen ook nog wel al naar uit door over tot mag moet kan heb
  hebt heeft hebben had was ben bent zo nu toch even dus want deze me mij hem worden wordt werd gaat ga doet doe kun
  per iets zelf al alleen maar toen daar hier mn zn deze heel wil wilde wou mee
  iemand niemand
  jou jouw uw hen waarom welke welk elke elk daarna daarom hierna eens gewoon eigenlijk echt zou zouden zal zullen
  moest moesten moeten mocht mochten mogen kon konden kunnen willen deed deden doen gedaan ging gingen gaan kwam
  waren geweest geworden onder tijdens sinds tegen zeg hoor best erg
`;

export const queryNl: QueryWords = {
  everyday: everydayNl,
  stopWords: STOP_WORDS,
  numbers: {
    small: `
      een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien
      achttien negentien
    `,
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    compound: (ten, unit) => `${unit}en${ten}`,
  },
  provision: `
    regel regels artikel artikelen art lid sub paragraaf paragrafen sectie nr nummer numer no bepaling spelregel
    spelregels punt spr
  `,
  chapter: 'hoofdstuk hfst',
  ordinals: 'te ste de',
  calculator: 'rekenhulp',
  endings: 'ingen ende eden ede ten den ing est ere ens en er et es te de st e t d s n',
  particles: 'aan af bij door in mee na neer om op open over samen terug uit vast voor weg',
};
