/** The training page before anything is started. */
export const words = {
  title: 'Oefenen',

  /** One sentence for a search engine, with `{game}`. */
  description: 'Oefen met gevallen uit {game}: vragen stellen, beslissen, en zien waarom.',
  lead: 'Gevallen zoals ze in het echt voorkomen. Je beslist, en je ziet meteen waarom.',

  /** Where there is no script. */
  noScript: 'Oefenen kan alleen met JavaScript. Het leespad hieronder werkt ook zonder.',

  /** That nothing of it leaves the device. */
  private: 'Wat je oefent, blijft op dit toestel.',
  first: {
    title: 'Je eerste avond',
    lead: 'Eén geval, stap voor stap: wat je vraagt, wanneer je genoeg weet, en hoe je het zegt.',
    start: 'Begin met het eerste geval',
  },
  kinds: {
    title: 'Manieren om te oefenen',
    table: {
      title: 'Vragen en beslissen',
      about: 'Je wordt geroepen. Kies wat je vraagt, en beslis zodra je genoeg weet.',
    },
    ruling: { title: 'Wat is de uitspraak?', about: 'Een verhaal, en de uitspraken om uit te kiezen.' },
    near: { title: 'Net niet hetzelfde', about: 'Twee gevallen die in één ding verschillen. Wat volgt bij elk?' },
    find: {
      title: 'Zoek het op',
      about: 'Een vraag, het hele reglement open, en de klok loopt. Welke bepaling beslist?',
    },
    joint: {
      title: 'Twee tegelijk',
      about: 'Eén voorval waarin twee dingen misgingen. Wat geldt van elk, en hoe gaan ze samen?',
    },
    progress: { title: 'Wat terugkomt', about: 'Wat vandaag aan de beurt is, wat al zit, en wat vaak misgaat.' },
    exam: { title: 'Examen', about: 'Stel een examen samen en deel het met één link, of maak het op papier.' },
  },
  /** How long it takes, `{n}` minutes: a case of it, or all of it. */
  length: {
    each: { one: 'ongeveer {n} minuut per geval', other: 'ongeveer {n} minuten per geval' },
    whole: { one: 'ongeveer {n} minuut', other: 'ongeveer {n} minuten' },
  },
  /** What joins two main clauses of a story to a sentence; it changes the order of no words after it. */
  telling: {
    /** Two clauses, and two that tell of the same. */
    and: '{first}, en {second}',
    same: '{first} en {second}',

    /** Definite articles, and the endings of nouns that have theirs at the end. */
    articles: 'de het',
    endings: '',

    /** Verbs that directly follow a subject. */
    verbs: 'is was had heeft kreeg werd wil staat mag handelde',

    /** Words within a clause to which nothing is joined: it has several parts already. */
    conjunctions: 'en of maar',
  },
  path: {
    title: 'Leespad',
    lead: 'De situaties in een goede volgorde: eerst wat vaak gebeurt en wat het meeste kost. Na elke stap drie gevallen.',

    /** Unfolds the rules of a stop, `{n}`. */
    read: { one: 'Eén regel om eerst te lezen', other: '{n} regels om eerst te lezen' },

    /** Three cases in a row; the accessible name has `{what}`. */
    cases: 'Drie gevallen',
    casesOn: 'Drie gevallen over {what}',
  },
};
