/** Training for arbiters; loaded when it starts. */
export const words = {
  session: {
    loading: 'Even geduld',

    /** A file could not be fetched. */
    cut: 'De gevallen konden niet worden opgehaald. Kijk of je verbinding hebt.',
    again: 'Probeer opnieuw',

    /** The address names a situation that the book does not have. */
    unknown: 'Deze situatie staat niet (meer) in dit reglement.',

    /** The device did not take what was practised. */
    notKept: 'Dit toestel bewaart niet wat je oefende. Het telt zolang deze pagina open is.',
    next: 'Volgend geval',

    /** `{n}` of `{of}`, and without an end. */
    place: 'Geval {n} van {of}',
    placeOpen: 'Geval {n}',
    wells: { example: 'Voorbeeld uit dit reglement', table: 'Samengesteld geval' },

    /** Over the rulings to choose from. */
    which: 'Wat is je uitspraak?',
    say: 'Dit is mijn uitspraak',

    /** Nothing is chosen, and an amount is no number. */
    none: 'Kies eerst een uitspraak.',
    noNumber: 'Vul een getal in.',

    /** An amount that the case gives: whose, and its unit. */
    amount: 'Hoeveel?',
    amountOf: 'Hoeveel voor {who}?',
    tricks: 'slagen',
  },
  result: {
    right: 'Goed',
    wrong: 'Niet goed',

    /** The ruling is right, and a number that goes with it is not. */
    almost: 'De uitspraak klopt, het getal niet',

    /** The typed number, `{said}`, and the right one, `{is}`; and whose, `{who}`. */
    said: 'Je vulde {said} in. Het is {is}.',
    saidOf: '{who}: je vulde {said} in, het is {is}.',
    guessed: 'Goed, maar gegokt',

    /** `{n}` of `{of}` points of the trainer. */
    score: '{n} van de {of} punten',
    yours: 'Jij zei: {verdict}',

    /** Before what would have had to be true for a wrong ruling; and where that is one way of several. */
    instead: 'Daarvoor had moeten gelden:',
    insteadOneWay: 'Daarvoor had bijvoorbeeld moeten gelden:',

    /** Above what would have changed it: `{says}` and `{verdict}`. */
    turns: 'Wat het anders had gemaakt',
    turn: '{says}: {verdict}',
    more: 'Wat er nog meer toe doet',

    /** To the ruling's own page with this case. */
    open: 'De uitspraak met dit geval',
  },
  summary: {
    title: 'Klaar',

    /** How many of how many were right: `{n}`, `{of}`. */
    right: { one: '{n} van de {of} goed', other: '{n} van de {of} goed' },
    again: 'Nog tien gevallen',
    missed: 'Om nog eens te lezen',
  },
};
