/** Changes between an edition and the previous one. */
export const words = {
  title: 'Wat er veranderd is',
  /** With `{game}`, `{before}` and `{after}`. */
  description: 'Wat er in de regels van {game} veranderd is: editie {after} naast editie {before}.',
  /** With `{before}` and `{after}`. */
  lead: 'Editie {after} naast editie {before}: eerst welke gevallen nu anders beslist worden, dan de tekst, woord voor woord.',
  /** Leads there from elsewhere: what changed in `{edition}`. */
  link: 'Wat er veranderd is in editie {edition}',
  nothing: 'Tussen deze edities is niets veranderd.',
  /** Before what is given in one edition, `{edition}`. */
  in: 'Editie {edition}',
  filter: 'Zoek in de veranderingen',
  none: 'Geen verandering met deze woorden.',
  cases: {
    title: 'Anders beslist',
    lead: 'Uitgerekend door alle gevallen van beide edities naast elkaar te leggen. Wat hier niet staat, wordt beslist zoals het was.',
    nothing: 'Geen enkel geval wordt anders beslist.',
    /** How many changes a situation has, `{n}`. */
    count: { one: '{n} verandering', other: '{n} veranderingen' },
    /** Where every case of a situation is meant. */
    always: 'In alle gevallen',
    /** Above the conditions that all changed cases of a situation share. */
    shared: 'In al deze gevallen',
    /** Between alternatives. */
    orWhen: 'of',
    /** With `{case}`. */
    example: 'Bijvoorbeeld: {case}.',
    /** Leads to the ruling of that case in `{edition}`. */
    open: 'Uitspraak in editie {edition}',
    /**
     * The condition, `{when}`; the ruling in the previous edition, `{before}`, and in this one, `{after}`.
     */
    sentence: '{when}: was “{before}”, nu “{after}”.',
    /** Cases that only this edition has: the one before, `{edition}`, does not know them or excludes them. */
    onlyAfter: {
      unknown: 'Nieuw geval: editie {edition} kende het niet',
      impossible: 'Nieuw geval: volgens editie {edition} kon het niet voorkomen',
    },
    /** Cases that only the one before has: this one, `{edition}`, does not know them or excludes them. */
    onlyBefore: {
      unknown: 'Vervallen geval: editie {edition} kent het niet meer',
      impossible: 'Vervallen geval: volgens editie {edition} kan het niet meer voorkomen',
    },
    /** Situations that only one edition has. */
    added: 'Nieuwe situaties',
    dropped: 'Vervallen situaties',
  },
  text: {
    title: 'De tekst',
    /** What the marks mean. */
    legend: { added: 'Erbij gekomen', removed: 'Vervallen' },
    nothing: 'Aan de tekst van de regels is niets veranderd.',
    /** The changed rules by what their changes come to. */
    groups: {
      rulings: 'Regels waaruit een andere uitspraak volgt',
      parts: 'Regels of leden die nieuw of vervallen zijn',
      words: 'Ander nummer of andere woorden, zelfde uitspraken',
    },
    /** What has become of a rule; with `{from}`, `{into}`, `{before}` and `{after}`. */
    marks: {
      new: 'nieuw',
      dropped: 'vervallen',
      split: 'overgenomen uit {from}',
      into: 'tekst nu ook in {into}',
      renumbered: 'was {before}',
      moved: 'van “{before}” naar “{after}”',
      text: 'tekst gewijzigd',
    },
    /** Read aloud before and after added or removed text. */
    heard: { added: 'erbij:', removed: 'vervallen:', end: 'einde.' },
  },
  terms: 'Begrippen',
  notes: 'Kanttekeningen en lezingen van de redactie',
  /** What has become of a clause, a term or a note. */
  kinds: { kept: 'gewijzigd', new: 'nieuw', dropped: 'vervallen' },
  /** A note, by its kind: `{kind}` at `{cite}`. */
  noteAt: '{kind} bij {cite}',
  feed: {
    /** With `{title}`, of the book. */
    title: '{title}: wat er verandert',
    /** With `{edition}`: of the first edition, which changes nothing. */
    published: 'Editie {edition} staat online',
    publishedText: 'De regels van deze editie staan met al hun uitspraken op de site.',
    /** With `{edition}`. */
    entry: 'Editie {edition}: wat er veranderd is',
    /** How many rules have changed, `{n}`; terms; notes. */
    rules: { one: '{n} regel gewijzigd.', other: '{n} regels gewijzigd.' },
    terms: { one: '{n} begrip gewijzigd.', other: '{n} begrippen gewijzigd.' },
    notes: { one: '{n} kanttekening gewijzigd.', other: '{n} kanttekeningen gewijzigd.' },
    /** Situations by `{title}`. */
    situation: { added: 'Nieuwe situatie: {title}.', dropped: 'Vervallen situatie: {title}.' },
  },
};
