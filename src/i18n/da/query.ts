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

const TOOLS = {
  training: `
    træning, træne, øve, øvelse, øvelser, øve sig, quiz, læseplan, kursus, uddannelse, lære reglerne, test din viden
  `,
  exam: 'prøve, prøver, eksamen, test, dommerprøve, dommereksamen',
  terms: 'begreber, begrebsliste, ordliste, ordforklaring, fagudtryk, termer',
  gaps: `
    det reglerne ikke afgør, hvad er åbent, hvad står åbent, åbne tilfælde, ikke reguleret, huller, huller i
    reglerne, uklarheder, uklare regler, tilfælde uden regel, redaktionens noter
  `,
  cases: 'afgjorte sager, præcedens, tidligere afgørelser, retspraksis',
  laws: 'paragraffer',
  changes: 'hvad der er ændret, hvad er ændret, hvad er nyt, ændringer, ny udgave, forskelle mellem udgaver',
  concepts: 'ét begreb flere spil, andre spil, sammenlign spil, sammenlign begreber',
  penalties: `
    ark til væggen, vægark, strafliste, straffeliste, alle straffe, alle følger, bødeliste, oversigt over straffe,
    print, printe, udskriv, udskrive
  `,
  posters: 'plakat, plakater, qr, qr kode, qr koder, opslag, print, printe, udskriv, udskrive',
  booklet: `
    hele regelsættet, hele bogen, regelhæfte, hæfte, alle regler, pdf, print, printe, udskriv, udskrive
  `,
  record: 'indsigelsesskema, tvist, protestskema, klageskema, skema, formular',
  calculators: 'beregnere',
  clocks: 'ure, stopur, stopure',
  casebook: 'mine sager, gemte sager, gemte afgørelser, mine afgørelser, sagsbog, gemt, logbog',
  offline: `
    offline, uden netværk, uden internet, uden dækning, uden wifi, intet netværk, intet internet, ingen dækning,
    download, downloade, hente ned, på denne enhed, på min telefon, gem regelsættet, installere, app
  `,
  look: `
    visning, udseende, mørk, mørkt, mørk tilstand, nattilstand, lys tilstand, tema, kontrast, skriftstørrelse, tekststørrelse,
    større skrift, større bogstaver, større tekst, venstrehåndet
  `,
};

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
  tools: TOOLS,
  calculator: 'beregner',
  endings: 'ernes erne ende ede ing est ere ens ets en er et es te de st e t d s n',
  particles: '',
};
