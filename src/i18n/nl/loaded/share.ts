/**
 * Sharing: the sheet of the share button, the verdict in full screen, and the comparison of two outcomes.
 * Loaded on first use.
 */
export const words = {
  sheet: {
    title: 'Deel dit',
    /** Hands it to the device's own sheet. */
    device: 'Deel via …',
    link: 'Kopieer link',
    linkCopied: 'Link gekopieerd',
    text: 'Kopieer als tekst',
    textCopied: 'Tekst gekopieerd',
    markdown: 'Kopieer als Markdown',
    markdownCopied: 'Markdown gekopieerd',
    /** A few lines of HTML that show it in a page of another site. */
    embed: 'Kopieer insluitcode',
    embedCopied: 'Insluitcode gekopieerd',
    /** Which of two links goes along, and what becomes of each. */
    which: 'Welke link gaat mee?',
    dated: 'Zoals in deze editie',
    datedStays: 'blijft staan zoals het nu is',
    current: 'Geldende tekst',
    currentFollows: 'toont altijd de editie die dan geldt',
    /** Over the text that is handed on. */
    preview: 'Dit gaat mee',
    /** Where the clipboard is closed. */
    byHand: 'Kopiëren kan hier niet. Kopieer dit zelf:',
    qr: 'Laat iemand anders deze code scannen: die opent dezelfde pagina.',
    /** Where the link is too long for a code. */
    noQr: 'Deze link is te lang voor een code.',
    /** The way to the dispute sheet of a decided case. */
    record: 'Geschilformulier',
    close: 'Sluit',
  },
  text: {
    /** That the answers in the link do not lead to this ruling. */
    doubtful: 'Let op: bij deze feiten hoort niet deze uitspraak.',
    /** The question that a case still waits for, `{ask}`. */
    open: 'Nog te beantwoorden: {ask}',
    undecided: 'Met wat bekend is, is het nog niet te beslissen.',
    impossible: 'Deze antwoorden kunnen niet allemaal kloppen.',
    /** Between two outcomes that are compared. */
    against: 'Ter vergelijking:',
    /** For a ruling that rests on no reading, next to "must" or "may". */
    byText: 'volgt uit de tekst',
    /** Behind `{cites}` whose numbers the source does not print. */
    own: { rule: '{cites} (nummering van deze site)', clause: '{cites} (lidnummers van deze site)' },
  },
  table: {
    turn: 'Draai om',
    close: 'Sluit',
    /** Behind the rule that a verdict follows from: in how many other places it stands. */
    further: { one: 'en nog één plaats', other: 'en nog {n} plaatsen' },
  },
  compared: {
    title: 'Naast elkaar',
    /** In the list of outcomes to compare with. */
    choose: 'Vergelijk met',
    nearest: 'Met één ander antwoord',
    others: 'Andere uitspraken in deze situatie',
    none: 'In deze situatie is er maar één uitspraak.',
    loading: 'De tweede uitspraak wordt opgehaald …',
    failed: 'De vergelijking kon niet worden opgehaald. Hieronder staat de eerste uitspraak.',
    /** A link to a ruling that this situation does not have, and one that compares a ruling with itself. */
    mangled: 'De tweede uitspraak in deze link hoort niet bij deze situatie. Kies een andere.',
    same: 'Deze link vergelijkt een uitspraak met zichzelf. Kies een andere.',
    differ: 'Waarin ze verschillen',
    /** Above a condition that alone distinguishes the two. */
    decides: 'Dit maakt het verschil',
    together: 'Speelt mee',
    /** Below the facts, where a ruling follows in several ways. */
    oneWay: 'Ten minste een van de twee volgt ook in andere gevallen. Dit zijn de gevallen die het minst verschillen.',
    notAsked: 'speelt dan niet',
    inCase: 'In deze zaak: {says}',
    page: 'Naar deze uitspraak',
    other: 'Vergelijk met een andere',
    end: 'Sluit de vergelijking',
    /** For a fact that may have any value. */
    any: 'elk antwoord',
  },
  whatIf: {
    question: 'Dan is er nog een vraag: {ask}',
    undecided: 'Dan is het nog niet te beslissen.',
    impossible: 'Dat kan niet samen met de andere antwoorden.',
    apply: 'Neem over',
    now: 'zo is het nu',
  },
};
