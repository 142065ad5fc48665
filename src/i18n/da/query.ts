import type { Words } from '#i18n/words.ts';
import { words as everyday } from './everyday.ts';

const STOP_WORDS = `
  den det et og i at er jeg du han hun vi de man min mit mine sin sit hans hendes der som hvad hvem hvor hvordan
  hvornar nar hvis med for pa af til om men ikke ingen ogsa kun har havde var skal ma kan sa bliver blev fra ved
  noget selv her skulle ville vil lige fik får nogen ingen
  mig dig ham hende os jer dem jeres deres vores sine dette disse denne sig hver hvorfor hvilken hvilke hvilket kunne
  måtte skulde gør gjorde gjort blevet være været efter før under mod hos jo nu dog bare helt meget
`;

const GENERAL = `
  uge måned år virker går kommer står ligger sidder leder søger billig bedste nærheden uden sammen mangler ondt
  mange koster kostede går gik morgen
`;

export const words: Words['query'] = {
  everyday,
  stopWords: STOP_WORDS,
  general: GENERAL,
  numbers: {
    small: `
      en to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten
    `,
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    compound: (ten, unit) => `${unit}og${ten}`,
  },
  provision: `
    regler artikler paragraf stk pkt punkt bestemmelse spilleregel
  `,
  chapter: 'kapitel',
  ordinals: 'te',
  calculator: 'beregner',
  endings: 'ernes erne ende ede ing est ere ens ets en er et es te de st e t d s n',
  particles: '',
};
