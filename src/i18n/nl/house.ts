/** House rules of a club on a book: what is theirs, beside the official text. */
export const words = {
  /**
   * At a ruling, within a line: `{club}` has it; with what the official text says: `{verdict}` in all its
   * cases, or in some of them, each a `case`.
   */
  mark: {
    own: 'huisregel van {club} (staat niet in het officiële reglement)',
    other: 'huisregel van {club} (volgens het officiële reglement: {verdict})',
    otherWhen: 'huisregel van {club} (volgens het officiële reglement, {cases})',
    case: 'als geldt “{when}”: {verdict}',
    words: 'in de woorden van {club}; dezelfde uitkomst als in het officiële reglement',
  },
  /** At a clause, and a row of a list. */
  rule: 'huisregel van {club}',
  /** Above the clause as the official text has it. */
  official: 'Volgens het officiële reglement',
  notOfficial: 'Staat niet in het officiële reglement.',
  /** On every page: whose house rules, on which book, who adopted them and when. */
  line: 'Met de huisregels van {club}, vastgesteld door {by} op {day}. Officieel: {original}.',
  /** At the foot of every page: whose words the book is in, and whose the house rules are. */
  ownWords:
    '{book} staat hier in onze eigen woorden; daarvan gaat de officiële tekst voor. De huisregels zijn die van {club}.',
  /** At the foot: who issued the house rules, and who the book that they stand on. */
  issued: 'Huisregels van {club}; het reglement zelf van {authority}',
  /** On the book’s own front page. */
  clubs: 'Met huisregels gespeeld',
  clubsLead: 'Het reglement zelf blijft zoals het is. Hier komen er huisregels bij, elk op een eigen adres.',
  /** Above what was settled: a question of the book, and the answer that always holds. */
  settled: 'Voor altijd beslist',
  /** Above the numbers that are others, and each of them. */
  figures: 'Andere getallen',
  figure: '{unit}: {is}; volgens het officiële reglement {was}',
  changes: {
    title: 'Wat hier anders is',
    description: 'Wat {after} anders doet dan {before}.',
    lead: '{after} naast {before}: eerst welke gevallen hier anders beslist worden, dan de tekst, woord voor woord. Beide gelden, elk waar ermee gespeeld wordt.',
    link: 'Wat hier anders is',
    nothing: 'Deze huisregels veranderen niets.',
    in: '{edition}',
    filter: 'Zoek in de verschillen',
    none: 'Geen verschil met deze woorden.',
    cases: {
      title: 'Anders beslist',
      lead: 'Uitgerekend door alle gevallen van beide naast elkaar te leggen. Wat hier niet staat, wordt bij dezelfde antwoorden beslist zoals in het officiële reglement.',
      nothing: 'Geen enkel geval wordt anders beslist.',
      count: { one: '{n} verschil', other: '{n} verschillen' },
      open: 'Uitspraak in {edition}',
      onlyAfter: {
        unknown: 'Alleen hier: {edition} kent dit geval niet',
        impossible: 'Alleen hier: volgens {edition} kan het niet voorkomen',
      },
      onlyBefore: {
        unknown: 'Niet hier: {edition} kent dit geval niet',
        impossible: 'Niet hier: volgens {edition} kan het niet voorkomen',
      },
      added: 'Eigen situaties',
      dropped: 'Situaties die hier niet voorkomen',
    },
    text: {
      legend: { added: 'Alleen hier', removed: 'Alleen in het officiële reglement' },
      groups: {
        rulings: 'Regels waaruit hier een andere uitspraak volgt',
        parts: 'Regels of leden die alleen hier gelden, of hier niet',
        words: 'Ander nummer of andere woorden; zelfde antwoorden, zelfde uitspraken',
      },
      heard: { added: 'alleen hier:', removed: 'alleen in het officiële reglement:', end: 'einde.' },
      marks: { new: 'alleen hier', dropped: 'niet hier', text: 'tekst anders' },
      nothing: 'Aan de tekst van de regels is niets anders.',
    },
    kinds: { kept: 'anders', new: 'alleen hier', dropped: 'niet hier' },
  },
};
