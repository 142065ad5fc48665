/**
 * The widgets' words. Every text is whole, with `{name}` for values, so that a language's words can be passed
 * to an island as plain data.
 */
export const words = {
  phrase: {
    /** The answer "I don't know", as on its button. */
    unknown: 'Weet ik nog niet',
    /** The answer of one who can no longer find out, beside it. */
    unestablished: 'Niet meer vast te stellen',
    /** An unknown answer in a case; `{ask}` is the question. */
    unknownSays: '{ask} Niet bekend',
    unestablishedSays: '{ask} Niet meer vast te stellen',
    /** `{from}` and `{to}`, both included. */
    range: '{from} tot en met {to}',
    /** `{n}` and everything above it. */
    orMore: '{n} of meer',
    /** `{n}` and everything below it. */
    orLess: '{n} of minder',
    /** Between the last two of several alternatives: `{list} of {last}`. */
    either: '{list} of {last}',
  },
  /** Where a ruling is written: `{authority}`, the title of its `{work}`, `{cites}`. */
  source: '{authority}, {work}, {cites}',
  question: {
    /** Maximum number of remaining questions, including this one. */
    atMost: { one: 'nog {n} vraag', other: 'nog hoogstens {n} vragen' },
    /** Before the first answer: where every case takes as many, and where it depends on the answers. */
    count: { one: '{n} vraag', other: '{n} vragen' },
    between: '{least}–{most} vragen',
    /** How many are left, this one included: two or more, and where it depends on the answers. */
    countLeft: 'nog {most} vragen',
    betweenLeft: 'nog {least}–{most} vragen',
    /** Where every answer ends the questions. */
    last: 'laatste vraag',
    /** Accessible name of a question's answers. */
    answers: 'Antwoorden',
    /** Opens how to establish the answer, where that is long. */
    how: 'Hoe stel ik dat vast?',
    /** `{who}` chooses. */
    choice: 'De keuze is aan {who}',
    /** If several may choose, `{who}` has precedence. */
    precedence: 'Kiezen zij verschillend, dan geldt de keuze van {who}.',
    leadsTo: 'Dan: {verdict}',
    leadsToOneOf: 'Dan een van deze:',
    goOn: 'Dan volgen nog vragen',
  },
  given: {
    title: 'Al vastgesteld',
    change: 'wijzig',
    /** Spoken with the link: `{what}` is the answer. */
    changeThis: 'wijzig: {what}',
    /** Over what was asked and is not known; each with a link that asks it again. */
    unknownTitle: 'Nog niet bekend',
    lostTitle: 'Niet meer vast te stellen',
    answer: 'beantwoord',
    answerThis: 'beantwoord: {what}',
    /** Above answers whose question has not come up; each with a link to ask it. */
    keptTitle: 'Bewaard tot de vraag komt',
    changeKept: 'vraag opnieuw: {what}',
    struck: {
      'does-not-matter': 'Maakt niet meer uit.',
      'makes-no-sense': 'Deze vraag speelt hier niet.',
      contradicts: 'Kan niet samen met de antwoorden hierboven.',
    },
    dropped: 'Een deel van de link past niet bij deze vragen en is weggelaten.',
    /** Where a link answers one question in two ways; `{what}` is the answer that counts. */
    contradicted: 'De link geeft verschillende antwoorden op één vraag. Hier telt het laatste: {what}.',
  },
  ruling: {
    decides: 'de beslissing is aan {who}',
    /** Behind the first clauses that a ruling follows from: how many others stand below it. */
    further: 'en nog {n}',
    /** Behind the edition of a case whose address names it. */
    stays: 'deze link blijft zoals hij is',
    /** Of what is forbidden without a consequence; `{who}` decides. */
    unstated: 'verboden, maar het reglement noemt geen gevolg: de beslissing is aan {who}',
    steps: 'Nu doen',
    stayUntil: 'Blijf erbij tot',
    why: 'Waarom',
    always: 'Dit geldt hier altijd.',
    clauses: 'De regel',
    /** Over the law articles that a question or ruling rests on. */
    laws: 'Artikelen',
    next: 'Kijk nu ook naar',
    also: 'Wat er nog kan gelden',
    /** Beside a verdict in whose place something else may hold. */
    instead: 'er kan iets anders gelden',
    /** Begins a case of several parts, or adds to the one that is open with `{n}` parts. */
    more: 'Gebeurde er nog iets?',
    addTo: 'Voeg toe aan de zaak ({n} andere)',
    /** To the page of the ruling by itself. */
    page: 'Wanneer dit geldt, met voorbeelden',
  },
  /** A ruling at one glance, on a situation's page and on its own. */
  glance: {
    /** Of a number: with `{answer}` another ruling would follow. */
    at: 'bij {answer}',
    /** The one other answer to a question that has two. */
    else: 'anders',
    /** Several outcomes are possible, which further questions distinguish. */
    goesOn: 'volgen nog vragen',
    /** Spoken of what decides anew in place: `{answer}` leads to `{outcome}`. */
    instead: 'Opnieuw beslissen, {answer}: {outcome}',
    /** Once it has: the answer that was changed, `{what}`. */
    now: 'Gewijzigd: {what}',
    undo: 'Ongedaan maken',
    /** That the source does not name who bears, gains or is concerned by `{what}`. */
    unnamed: {
      against: 'De regel zegt niet wie dit treft: {what}.',
      to: 'De regel zegt niet wie dit krijgt: {what}.',
      concerns: 'De regel zegt niet over wie dit gaat: {what}.',
    },
    /** The explanation of a number or choice in a calculation; on its button. */
    help: 'Uitleg: {what}',
    /** Of a number in a sum, `{what}`. */
    less: 'minder: {what}',
    more: 'meer: {what}',
  },
  /** In place of a ruling's further texts while they are fetched. */
  texts: {
    coming: 'Toelichting en regeltekst worden opgehaald …',
    missing:
      'De toelichting en de regeltekst konden niet worden opgehaald. Aan de uitspraak hierboven verandert dat niets.',
    retry: 'Probeer het opnieuw',
  },
  amounts: {
    title: 'Reken het uit',
    optional: 'Niet verplicht: laat leeg wat je niet weet.',
    /** `{min}` and `{max}`, both included. */
    bounds: 'van {min} tot en met {max}',
    /** The same where only every `{step}`th number exists. */
    boundsStep: 'van {min} tot en met {max}, in stappen van {step}',
    choose: 'Kies',
    notWhole: 'Vul een heel getal in.',
    /**
     * Why a number cannot be: `{n}` with the bound it breaks, or the two numbers next to it that do exist.
     */
    tooLow: '{n} kan niet: {min} is het laagste.',
    tooHigh: '{n} kan hier niet: {max} is het hoogste.',
    offStep: '{n} kan niet: het gaat in stappen van {step}, dus {low} of {high}.',
    otherRuling: 'Dan geldt deze uitspraak niet.',
    /** Column heads of a settlement: who, and the result. */
    party: 'Wie',
    result: 'Punten',
  },
  undecided: {
    kicker: 'Nog niet te beslissen',
    title: { one: 'Er is nog {n} uitspraak mogelijk', other: 'Er zijn nog {n} uitspraken mogelijk' },
    between: 'Wat er op het spel staat:',
    settle: 'Dit zou het meest helpen',
    settleHow: 'Beantwoord alsnog',
    /** Gives that answer to the fact that would help most. */
    lost: 'Dat is niet meer vast te stellen',
    /** Over who decides then; and in its place, where the book says nothing of it. */
    lostKicker: 'Niet meer vast te stellen',
    lostTitle: 'De regels zeggen niet wat er dan geldt',
    /** Over what the book says of facts that can no longer be established. */
    says: 'Wat de regels daarvan zeggen',
    remaining: 'Mogelijke uitspraken',
  },
  impossible: {
    title: 'Deze antwoorden kunnen niet allemaal kloppen',
    text: 'Wijzig een antwoord of begin opnieuw.',
  },
  actions: {
    /** The share button, everywhere. */
    share: 'Deel',
    /** Keeps the case in the casebook. */
    keep: 'In zaakboek',
    /** The same while it is saved there: opens it. */
    kept: 'Bewaard ✓',
    show: 'Toon aan iedereen',
    compare: 'Vergelijk',
    restart: 'Opnieuw',
  },
  whatIf: {
    /** Opens a slider for a number that was answered, `{what}`. */
    open: 'Wat als het er meer of minder waren? ({what})',
    failed: 'Dit kon niet worden opgehaald.',
  },
  spoken: {
    question: { one: 'Volgende vraag, nog {n} vraag.', other: 'Volgende vraag, nog hoogstens {n} vragen.' },
    decided: 'De uitspraak staat er.',
    undecided: 'Met deze antwoorden is het nog niet te beslissen.',
    impossible: 'Deze antwoorden kunnen niet allemaal kloppen.',
  },
  check: {
    title: 'De zaak in deze link',
    agrees: 'Deze feiten leiden tot deze uitspraak.',
    other: 'Let op: bij deze feiten hoort een andere uitspraak.',
    otherLink: 'Dit geldt dan: {verdict}',
    open: 'Deze feiten beslissen het nog niet. Nog te beantwoorden: {ask}',
    openLink: 'Beantwoord de rest',
    undecided: 'Met wat bekend is, is deze uitspraak niet zeker: er zijn er meer mogelijk.',
    impossible: 'Let op: deze antwoorden kunnen niet allemaal kloppen, dus er volgt geen uitspraak uit.',
    dropped: 'Let op: een deel van de link past niet bij deze situatie en is weggelaten.',
    situation: 'Open de zaak bij {title}',
    amounts: 'In deze zaak',
  },
};
