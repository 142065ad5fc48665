/** The site itself: its shelf, its look, and the 404 page. */
export const words = {
  /** Behind the suit in the bar: the other books, and the languages. */
  shelf: { open: 'Ander reglement of andere taal', books: 'Reglementen', languages: 'Talen' },
  /** Opens how the site looks on this device. */
  look: 'Weergave',
  start: {
    /** In the field of the start page; `{example}` is a book and a number. */
    ask: 'Wat gebeurde er, of {example}',
    /** For a reader whose browser speaks this language, on a page in another one. */
    inThis: 'In het Nederlands',
  },
  rulings: {
    title: 'Alle uitspraken',
    description: 'Elke uitspraak van {game}, per situatie.',
    lead: 'Elke uitspraak die het reglement kent, per situatie.',
    count: { one: '{n} uitspraak', other: '{n} uitspraken' },
  },
  calculators: {
    title: 'Rekenhulpen',
    description: 'Rekenhulpen voor {game}: tellen wat meerdere dingen samen opleveren.',
    lead: 'Tel op wat bij elkaar hoort.',
    /** Opens a calculator. */
    open: 'Tel het op',
  },
  clocks: {
    title: 'Klokken',
    description: 'De klokken van {game}: elke tijd die het reglement noemt, om ter plekke te starten.',
    lead: 'Elke tijd die het reglement noemt, met wat er daarna geldt. Een klok loopt door als je verdergaat.',
  },
  /** On the 404 page: above the nearest pages. */
  missing: { near: 'Bedoelde je een van deze?' },
  /** The permanent link of an edition that has a name and no date. */
  undated: { permanent: 'Vaste link naar deze pagina', permanentHere: 'Dit is de vaste link van deze pagina.' },
  /** At the foot: links to where mistakes are reported, and to who answers for the site. */
  contact: 'Een fout melden',
  imprint: 'Colofon',
  /** At the foot; `Arbiter` is the name of the program. */
  madeWith: 'Gemaakt met Arbiter',
  /** On a page within a page of another site: the link to the whole page; `{site}` is the site's name. */
  wholePage: 'Bekijk de hele pagina bij {site}',
};
