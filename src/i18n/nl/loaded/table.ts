/** Training as an arbiter called to a table. Loaded on first use. */
export const words = {
  /** The heading: the arbiter is called. */
  title: 'Je wordt geroepen',

  /** Above what a player shouts, and in its place if that is unknown. */
  shouted: 'Iemand roept:',
  beckons: 'Iemand steekt een hand op.',
  log: {
    title: 'Wat je nu weet',
    none: 'Je hebt nog niets gevraagd.',

    /** The answer to a question that does not apply. */
    notHere: 'Dat speelt hier niet.',
  },
  ask: { title: 'Wat vraag je?', others: 'Of vraag iets anders', none: 'Je hebt alles gevraagd.' },
  enough: 'Ik weet genoeg',

  /** Back from the rulings to the questions. */
  askOn: 'Toch nog iets vragen',
  account: {
    /** Above the questions that were asked, and if there are none. */
    asked: 'Wat je vroeg',
    nothing: 'Je hebt niets gevraagd.',
    needed: 'Nodig',

    /** It could still make a difference when it was asked, and in the end the ruling did not need it. */
    spare: 'Goed gevraagd: het kon toen nog verschil maken, al bleek het hier niet nodig',
    wasted: {
      elsewhere: 'Niet nodig: hoort bij een andere situatie',
      settled: 'Niet nodig: de uitspraak stond al vast',
      idle: 'Niet nodig: kon hier niets meer veranderen',
      early: 'Niet nodig: je wist nog niet of dit hier speelt',
    },
    early: 'Te vroeg beslist',

    /** Over the rulings that were still possible. */
    open: 'Met deze antwoorden kon het nog dit zijn:',

    /** That the ruling was certain, and its amount was not. */
    amount: 'De uitspraak stond vast, maar hoeveel het was nog niet.',

    /** The right ruling with a wrong amount. */
    /** Above the question that would have given the answer. */
    told: 'Deze vraag had het verteld:',
    shortest: 'De kortste weg',

    /** In place of the shortest way, where it was taken. */
    taken: 'Dat was meteen de kortste weg.',

    /** Before the situation's title. */
    about: 'Het ging om:',
  },

  /** Guidance through the first case. */
  coach: {
    name: 'Coach',
    called: 'Wat iemand roept, is nog geen feit. Vraag dus eerst wat er gebeurd is.',

    /** How many rulings are possible: `{n}`. */
    possible: { one: 'Er is hier {n} uitspraak mogelijk.', other: 'Er zijn hier {n} uitspraken mogelijk.' },

    /** Above the button of a question. */
    next: 'Vraag nu:',

    /**
     * Why: of `{n}` rulings at most `{most}` remain, and where that is not certain, it may rule out `{out}`.
     */
    splits: 'Wat het antwoord ook is, van de {n} uitspraken blijven er hoogstens {most} over.',
    maySplit: 'Het antwoord kan {out} van de {n} uitspraken uitsluiten.',
    forAmount: 'De uitspraak ken je al. Dit antwoord heb je nodig om te zeggen hoeveel het is.',

    /** Opens how the answer is established. */
    how: 'Hoe kom je erachter?',

    /** What the last answer ruled out, `{n}`. */
    ruledOut: { one: 'Dat sluit {n} uitspraak uit.', other: 'Dat sluit {n} uitspraken uit.' },
    ruledNone: 'Dat sluit nog niets uit, maar zonder dit antwoord kom je niet verder.',
    left: { one: 'Er blijft er {n} over.', other: 'Er blijven er {n} over.' },

    /** An answer determined the amount of a ruling. */
    amountKnown: 'Nu weet je ook hoeveel het is.',

    /** Another question than the one advised, which mattered as well. */
    other: 'Ook een goede vraag.',

    /** A point lost, `{why}`. */
    lost: 'Die vraag kost een punt. {why}. Niet erg, ga gewoon verder.',
    enough: 'Je weet genoeg',

    /** Why the trainee may stop: one ruling is left, or several with the same outcome. */
    mayRule:
      'Er is nog één uitspraak mogelijk, en geen antwoord kan daar nog iets aan veranderen. Daarom mag je nu stoppen met vragen.',
    mayRuleAlike:
      'De uitspraken die nog mogelijk zijn, komen op hetzelfde neer, en geen antwoord kan daar nog iets aan veranderen. Daarom mag je nu stoppen met vragen.',

    /** Over the rulings, once one is certain. */
    choose: 'Kies nu de uitspraak die bij de antwoorden past.',

    /** Ruling with `{n}` rulings still possible, and with an amount unknown. */
    early: 'Er zijn nog {n} uitspraken mogelijk. Beslis je nu, dan gok je. Je kunt nog terug en verder vragen.',
    earlyAmount: 'De uitspraak ken je, maar hoeveel het is nog niet. Je kunt nog terug en verder vragen.',

    /** Opens the rulings, those that are still possible and those that are not. */
    which: 'Welke uitspraken zijn dat?',
    still: 'Nog mogelijk',
    gone: 'Uitgesloten',
  },
  after: {
    right: 'Zo gaat het in het echt ook: vragen tot er één uitspraak over is, en dan stoppen.',
    guessed: 'Het klopte, maar dat kon je nog niet weten. Vraag in het echt door tot er één uitspraak over is.',

    /** Wrong although everything was known, and wrong because it was not. */
    misread: 'Je wist genoeg, maar koos een andere uitspraak. Leg de antwoorden nog eens naast de uitspraak hierboven.',
    misnumbered: 'Je vroeg wat nodig was en koos de juiste uitspraak. Reken het getal nog eens na.',
    wrong: 'Dat overkomt iedereen die dit leert. Kijk welke vraag het verschil had gemaakt, en probeer het nog eens.',
    aloud: 'Zo zeg je het',

    /** The first part, `{verdict}`, and the second, `{cites}`; in quotation marks. */
    verdict: 'Eerst de uitspraak: “{verdict}.”',
    cites: 'Dan waar het staat: “{cites}.”',
    look: 'Kijk daarna wat het anders had gemaakt, en lees op de bladzijde van de uitspraak wat er nu moet gebeuren.',
    counts: 'Hoe de punten tellen',

    /** `{full}`, `{least}` and `{guessed}` points. */
    score:
      'Een uitspraak die vaststaat is {full} punten waard. Elke vraag te veel kost er één, maar {least} houd je altijd over. Goed maar gegokt is {guessed} punten, fout is 0.',
  },
};
