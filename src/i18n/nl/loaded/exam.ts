/** Composing, taking, marking and printing an exam. */
export const words = {
  title: 'Examen',
  lead: 'Kies waar het over gaat. Het examen is één link en één code, en wie hem opent, krijgt dezelfde vragen. Op papier kan het ook.',

  /** What is, and what is not, protected. */
  honest: {
    title: 'Geen bescherming tegen spieken',
    text: 'De antwoorden staan in de pagina, en wie ze zoekt, vindt ze. Telt het echt, wees er dan bij.',
  },
  noScript: 'Een examen kan alleen met JavaScript.',

  /** Leads to putting one together. */
  make: 'Stel een examen samen',

  /** How it goes, before anything is chosen. */
  steps: [
    'Je kiest de situaties, het aantal vragen en hoe lang het mag duren.',
    'Je geeft de link of de QR-code door, of je print de vragen en het antwoordmodel.',
    'Wie klaar is, levert in met een eigen link of QR-code. Wie die opent, ziet de uitslag, met bij elke vraag waarom.',
  ],

  /** Back to the page that explains. */

  /** Nothing can be asked about what an address chooses. */
  nothing: 'Over deze keuze valt niets te vragen. Kies meer situaties of een andere soort vraag.',
  choose: {
    title: 'Stel een examen samen',
    lead: 'Je keuze staat in de link. Verder wordt er niets bewaard.',
    about: 'Waar gaat het over?',

    /** How many situations are chosen, and that it is the whole book. */
    chosen: { one: '{n} situatie gekozen', other: '{n} situaties gekozen' },
    whole: 'Het hele reglement',
    all: 'Hele reglement',

    /** All situations of a phase. */
    chapter: 'Het hele onderdeel',
    none: 'Niets',
    usual: 'Wat vaak voorkomt',
    how: 'Hoe?',
    n: 'Aantal vragen',
    minutes: 'Minuten',
    minutesHow: '0: geen tijdslimiet',
    pass: 'Geslaagd vanaf (% goed)',
    kinds: 'Soorten vragen',
    kind: {
      ruling: 'Een verhaal: wat is de uitspraak?',
      near: 'Net niet hetzelfde: twee gevallen, één verschil',
      find: 'Zoek het op: welke bepaling beslist?',
      joint: 'Twee dingen tegelijk: de uitspraak over elk, en hoe ze samengaan',
    },
    seed: 'Startcode',
    seedHow: 'Dezelfde startcode geeft dezelfde vragen.',
    anew: 'Andere vragen',
    link: 'Het examen',
    linkHow: 'Wie deze link opent, krijgt deze vragen.',
    copy: 'Kopieer link',
    copied: 'Link gekopieerd',
    notCopied: 'Kopiëren kan hier niet. De link staat in de adresbalk.',
    share: 'Deel via …',
    code: 'Code van de examenlink',
    start: 'Start het examen',
    paper: 'Op papier',
    key: 'Antwoordmodel',
  },

  /** An exam in figures. */
  facts: {
    questions: { one: '{n} vraag', other: '{n} vragen' },
    minutes: { one: '{n} minuut', other: '{n} minuten' },
    noLimit: 'geen tijdslimiet',

    /** `{percent}`. */
    pass: 'geslaagd vanaf {percent}% goed',
    seed: 'Startcode',
  },
  since: {
    title: 'De tekst is gewijzigd',
    changed:
      'De tekst is gewijzigd sinds dit examen is gemaakt. Het werkt nog, maar de vragen kunnen anders zijn dan toen.',

    /** A chat or a person has cut off the link's end. */
    cut: {
      title: 'De link is niet heel',
      text: 'Van deze link ontbreekt een stuk, dus de vragen kunnen andere zijn dan die van het examen. Vraag om de hele link.',
    },
  },
  sit: {
    begin: 'Begin',
    kept: 'Je antwoorden blijven op dit toestel, ook als de pagina opnieuw laadt. Na het inleveren telt elke vraag mee bij wat terugkomt.',

    /** In place of it, where the device keeps nothing. */
    notKept:
      'Dit toestel bewaart je antwoorden niet. Ze gelden zolang deze pagina open is: laad die niet opnieuw, en lever in voor je weggaat.',

    /** What is kept of this exam is not for this version of the site to read. */
    unread:
      'Van dit examen is hier iets bewaard dat deze versie van de site niet kan lezen. Herlaad de pagina. Begin je opnieuw, dan blijft ook dat bewaard.',

    /** `{n}` of `{of}`. */
    place: 'Vraag {n} van {of}',

    /** `{time}`: minutes and seconds. */
    left: 'Nog {time}',
    over: 'De tijd is om. Lever in; in de uitslag staat hoelang je erover deed.',
    previous: 'Terug',
    next: 'Verder',
    flag: 'Kom hier nog op terug',
    overview: 'Alle vragen',
    states: { answered: 'beantwoord', open: 'open', flagged: 'om op terug te komen' },
    which: 'Wat is de uitspraak?',
    whichClause: 'Welke bepaling beslist?',

    /** The two cases of a near miss. */
    cases: ['Geval I', 'Geval II'],

    /** Over the rulings of a case, `{name}`. */
    whichIn: '{name}: wat is de uitspraak?',
    handIn: 'Lever in',
    missing: { one: '{n} vraag is niet helemaal beantwoord.', other: '{n} vragen zijn niet helemaal beantwoord.' },
    anyway: 'Lever toch in',
  },
  result: {
    passed: 'Geslaagd',
    failed: 'Niet geslaagd',

    /** `{right}` of `{of}`, `{percent}`. */
    score: '{right} van de {of} goed, {percent}%',

    /** `{time}`. */
    took: 'Gebruikte tijd: {time}',
    topics: 'Per onderwerp',
    topic: 'Onderwerp',
    right: 'Goed',
    topicScore: '{right} van {of}',
    questions: 'Vraag voor vraag',
    marks: { right: 'Goed', wrong: 'Niet goed' },
    yours: 'Jouw antwoord',

    /** Before what would have had to be true for a wrong answer. */
    instead: 'Jouw antwoord had geklopt bij',
    none: 'Geen antwoord',
    answer: 'Juist antwoord',
    why: 'Waarom',
    where: 'Waar het staat',
    print: 'Afdrukken',

    /** Over the link that hands the result in, what it is for, and its QR code. */
    link: 'De uitslag als link',
    linkHow:
      'Stuur deze link of toon de code. Wie hem opent, ziet deze uitslag, opnieuw berekend uit de antwoorden in de link.',
    code: 'Code van de uitslag',

    /** The answers in the address do not fit the exam. */
    damaged:
      'Deze link is niet volledig, of het examen heeft nu andere vragen. De uitslag is er niet meer uit op te maken.',
    forget: 'Wis deze antwoorden',
  },
  paper: {
    name: 'Naam',
    date: 'Datum',
    score: 'Goed',
    how: 'Kruis bij elke vraag één vakje aan, en vul de bedragen en aantallen in waar een lijntje staat.',

    /** The number of a sheet: `{n}` of `{all}`. */
    page: '{n} van {all}',

    print: 'Afdrukken',
    key: 'Antwoordmodel',
    toKey: 'Naar het antwoordmodel',
    toPaper: 'Naar het vragenblad',
    toChoice: 'Wijzig het examen',
  },
};
