/** The pages' words around the content. Whole sentences with `{name}` for variable parts. */
import type { NoteKind } from '#model/elements.ts';
import type { OpenKind } from '#model/rests.ts';
import type { Modality } from '#model/modality.ts';

export const words = {
  /** The language's own name. */
  language: 'Nederlands',
  /** Something pressed or said, within a sentence, with `{text}`. */
  quoted: '“{text}”',
  /** Words before a noun that must be repeated after "or": articles, and numerals; separated by spaces. */
  beforeNouns: 'een één de het twee',
  /** Negations, separated by spaces. */
  negations: 'niet niets geen niemand nooit zonder',
  start: {
    /** `{site}` is the site's name. */
    title: '{site}: spelregels en uitspraken',
    description: 'Wat zegt de regel, en wat is nu de uitspraak? Reglementen, per regel op te zoeken en aan te halen.',
    claim: 'Iets misgegaan in het spel? Hier is de uitspraak.',
    lead: 'Hier wordt een reglement een paar vragen. Wie ze beantwoordt, ziet wat er nu geldt, wat het kost en waar dat staat.',
    books: 'Kies een reglement',
    booksIn: 'Reglementen in het Nederlands',
    /** A case to try: before the names of its book and its situation, and the link at its end. */
    example: { try: 'Probeer het:', whole: 'De hele uitspraak' },
    /** For whom, each with a link to what there is for them. */
    whom: {
      title: 'Voor wie',
      player: { title: 'Spelers', text: 'Zeg wat er gebeurde, en laat de uitspraak ter plekke zien.' },
      arbiter: {
        title: 'Arbiters',
        text: 'Wat je ook antwoordt: er is één uitspraak, of er staat bij dat het reglement het openlaat.',
      },
      sides: {
        title: 'Partijen die het oneens zijn',
        text: 'Elke uitspraak heeft een vaste link, in de editie waarin hij geldt.',
      },
    },
  },
  /** Descriptions in link previews, with texts of the content, whose final punctuation varies. */
  preview: {
    /** A book or a situation: `{summary}` and the site's `{claim}`. */
    about: '{summary} · {claim}',
    /**
     * A ruling, whose title is its verdict: the consequences, `{follows}`, and the explanation, `{explain}`.
     */
    ruling: '{follows} · {explain}',
  },
  nav: {
    skip: 'Naar de inhoud',
    main: 'Hoofdmenu',
    search: 'Zoeken',
    /** The accessible name of a button that looks like a field: `{search}`, and its content, `{ask}`. */
    searchFor: '{search}: {ask}',
    trail: 'Waar je bent',
    /** The name of the links to the same page in other languages. */
    languages: 'Deze pagina in andere talen',
    more: 'Meer over dit reglement',
    /** Status message if something requested cannot be loaded. */
    cut: 'Dit kon niet worden opgehaald. Kijk of je verbinding hebt en probeer het opnieuw; lukt het dan niet, herlaad dan de pagina.',
    /** At the end of a page that is not loaded completely; nothing else on it could say so. */
    half: 'Na negen seconden was deze pagina nog niet helemaal binnen. Houdt de tekst hier op? Dan ontbreekt de rest: herlaad de pagina.',
  },
  doors: {
    happened: {
      title: 'Er is iets gebeurd',
      text: 'Beantwoord een paar vragen en lees de uitspraak',
      short: 'Er is iets gebeurd',
      thumb: 'Gebeurd',
    },
    rules: {
      title: 'Regels opzoeken',
      text: 'Van begin tot eind, per lid aan te halen',
      short: 'Regels',
      thumb: 'Regels',
    },
    penalties: {
      title: 'Alle gevolgen',
      text: 'Punten, boetes en wat er verder volgt',
      short: 'Gevolgen',
      thumb: 'Gevolgen',
    },
  },
  book: {
    rules: 'De regels',
    ruleCount: { one: '{n} regel, per lid aan te halen', other: '{n} regels, per lid aan te halen' },
    common: 'Vaak gevraagd',
    allSituations: 'Alle situaties',
    chapter: 'Hoofdstuk {number}',
    editions: 'Edities',
    currentEdition: 'geldt nu',
    olderEdition: 'vervangen',
    editionAhead: 'geldt nog niet',
  },
  edition: {
    /** With `{edition}`. */
    name: 'editie {edition}',
    /** The date of the edition, if the book has nothing else. With `{day}`. */
    since: 'van {day}',
    /** For an edition whose date is in the future. */
    from: 'geldig vanaf {day}',
    undated: 'zonder datum',
    issued: 'Uitgegeven door {authority}',
    ownWords: 'Weergave in eigen woorden; de officiële tekst gaat voor.',
    official: 'Officiële tekst: {title}',
    related: 'Verwante tekst: {title}',
    permanent: 'Vaste link naar deze pagina in editie {edition}',
    permanentHere: 'Dit is de vaste link van deze pagina in editie {edition}.',
    ownNumbers: 'In de bron hebben de regels geen nummer. De nummers zijn van deze site.',
  },
  authority: {
    rule: 'De regel, in onze woorden',
    ownRule: 'De regel',
    note: 'Redactie',
    example: 'Uitgewerkt voorbeeld',
    ruling: 'Uitspraak',
  },
  noteKinds: {
    ambiguity: 'Dubbelzinnig',
    'dead-reference': 'Verwijst nergens naar',
    contradiction: 'Tegenstrijdig',
    gap: 'Niet geregeld',
    misprint: 'Schrijffout',
    reading: 'Onze lezing',
  } satisfies Record<NoteKind, string>,
  rule: {
    /** With `{number}`. */
    name: 'Regel {number}',
    /** In running text, with `{number}`. */
    inText: 'regel {number}',
    /** A lettered clause in running text, with `{number}` and `{letter}`. */
    lettered: 'regel {number}{letter}',
    /** A clause by the site's own number, with `{rule}` and `{n}`. */
    own: '{rule}, lid {n}',
    /** Several clauses of one rule, `{n}`. */
    many: '{rule}, leden {n}',
    /**
     * A clause by its printed number, where the rule has that more than once, with `{rule}`, `{section}` and
     * `{n}`.
     */
    inSection: '{rule} {section}, lid {n}',
    /** A clause before which the source prints words, with `{rule}` and `{label}`. */
    inWords: '{rule}, {label}',
    /** A clause that has a name and no number, with `{rule}` and `{name}`. */
    named: '{rule}, ‘{name}’',
    ownNumber: 'nummer van deze site; in de bron staat er geen',
    rulings: 'Uitspraken die hieruit volgen',
    situation: 'Is dit nu aan de hand?',
    otherSituations: 'Deze regel komt ook voor bij',
    cites: 'Verwijst naar',
    citedBy: { one: '{n}× genoemd', other: '{n}× genoemd' },
    /** For a rule whose clauses have other citations. */
    citedFurther: { one: 'Verder genoemd op {n} plaats', other: 'Verder genoemd op {n} plaatsen' },
    citedKinds: { rule: 'Regels', ruling: 'Uitspraken', situation: 'Situaties', term: 'Begrippen' },
  },
  /** A clause, by its number: `{clause}`. */
  share: { clause: 'Deel {clause}' },
  situations: {
    title: 'Er is iets gebeurd',
    description:
      'Alle situaties waarin {game} een uitspraak vraagt: wat het meest voorkomt eerst, en te vinden in je eigen woorden.',
    lead: 'Kies wat het meest lijkt op wat er gebeurde.',
    /** Label of the field that filters the page. */
    search: 'Wat gebeurde er?',
    count: { one: '{n} situatie', other: '{n} situaties' },
  },
  situation: {
    /** Above everything below the questions. */
    more: 'Meer over deze situatie',
    procedure: 'De aanpak, stap voor stap',
    phrases: 'Zo hoor je het',
    outline: 'Alle vragen en uitspraken',
    outlineLead: 'De hele beslisboom. Klap een antwoord open om verder te gaan.',
    involved: 'De regels die meespelen',
    open: 'Wat het reglement openlaat',
    openLead: {
      silent: 'In deze gevallen zegt het reglement niet wat er volgt:',
      ambiguous: 'In deze gevallen zegt het reglement niet eenduidig wat er volgt:',
      contradictory: 'In deze gevallen spreekt het reglement zichzelf tegen:',
      left: 'In deze gevallen laat het reglement het aan iemands oordeel over:',
    } satisfies Record<OpenKind, string>,
    ifForgotten: 'Anders: {text}',
    chooses: 'Keuze van {party}',
    above: 'Verder zoals hierboven: {question}',
    oneRuling: 'Hier geldt altijd dezelfde uitspraak:',
    proven: 'Gecontroleerd: welk antwoord er ook komt, er volgt precies één uitspraak.',
    /** In the place of the questions: while a link's answers are being read, and where they cannot be. */
    reading: 'De antwoorden in de link worden gelezen …',
    missing:
      'De vragen konden niet worden geladen: antwoorden, ook die in de link, worden hier niet gelezen. Hieronder staat de hele beslisboom:',
  },
  ruling: {
    /** To training in the ruling's situation, and to the cases of it in the reader's casebook. */
    practise: 'Oefen dit',
    mine: 'Mijn zaken zoals deze',
    /** The line behind which its page folds its articles, examples and how to cite it. */
    more: 'Meer over deze uitspraak',
    /** Over the concurrences of a ruling, and how each goes together with it. */
    also: {
      title: 'Wat er nog kan gelden',
      adds: 'Beide gelden',
      prevails: 'Deze uitspraak gaat voor',
      yields: 'De andere uitspraak gaat voor',
      excludes: 'Niet allebei tegelijk',
      open: 'Welke geldt, zegt het reglement niet',

      /** The cases in which it holds, where those are not all: the first, and each other. */
      where: 'In dit geval: {when}',
      orWhere: 'Of in dit geval: {when}',
    },
    when: 'Wanneer dit geldt',
    whenAlways: 'Dit geldt altijd.',
    whenOtherwise: {
      silent: 'Over dit geval zegt het reglement niets:',
      ambiguous: 'Over dit geval is het reglement niet eenduidig:',
      contradictory: 'Over dit geval spreekt het reglement zichzelf tegen:',
      left: 'Dit geval laat het reglement aan iemands oordeel over:',
    } satisfies Record<OpenKind, string>,
    orWhen: 'of',
    /** Between what several alternatives have in common and the first of them. */
    andOneOf: 'en daarbij een van deze',
    not: 'Behalve als een van deze uitspraken geldt:',
    /** What `must` means where a player chose first. */
    afterChoice: 'is er gekozen, dan laat de regel niets meer open.',
    /** What a modality means where the ruling rests on more than the text. */
    asWeRead: {
      must: 'zo lezen wij de regel.',
      may: 'zo lezen wij de regel.',
      discretion: 'zo lezen wij de regel.',
    } satisfies Record<Modality, string>,
    /** Over the notes that it then rests on. */
    rests: 'Wat niet letterlijk in de regel staat',
    /**
     * Below a note, over what follows if it is read the other way; the cases with `{when}`; and where nothing
     * changes.
     */
    otherReading: {
      title: 'Volgens de andere lezing',
      when: 'In dit geval: {when}',
      same: 'Volgens de andere lezing verandert hier niets.',
    },
    steps: 'Nu doen',
    stay: 'Blijf erbij tot',
    clauses: 'De regel waaruit dit volgt',
    next: 'Kijk daarna ook naar',
    examples: 'Zo gaat het in de praktijk',
    overrides: 'Gaat voor op',
    cite: 'Aanhalen',
    /** With `{authority}`, `{work}`, `{rules}`, `{verdict}`, `{url}`. */
    citation: '{authority}, {work}, {rules}. Uitspraak: {verdict}. {url}',
    /** Cited `{rules}` whose numbers the source does not print; and those of whose clauses it does not. */
    ownRules: '{rules} (nummering van deze site)',
    ownClauses: '{rules} (lidnummers van deze site)',
    situation: 'Bij de situatie',
    check: 'Loop de vragen na',
  },
  penalties: {
    title: 'Alle gevolgen',
    description:
      'Alle gevolgen bij {game}: wat er gebeurde, wat erop staat en welke regel dat zegt. Op papier een blad voor aan de muur.',
    lead: 'Wat er gebeurde, wat erop staat en waar het staat. Afgedrukt is het een blad voor aan de muur.',
    print: 'Afdrukken',
    /** The two sheets to print. */
    prints: { wall: 'Voor de muur', conditions: 'Met voorwaarden' },
    filter: 'Toon',
    all: 'Alles',
    search: 'Zoek in deze lijst',
    columns: { what: 'Wat er gebeurde', penalty: 'Gevolg', rule: 'Regel' },
    none: 'Niets gevonden.',
    /** Leads from there to the search of the whole book. */
    searchAll: 'Zoek dit in het hele reglement',
    /** What the asterisk means, and the dagger. */
    reading: 'Over dit bedrag of gevolg is het reglement niet eenduidig; bij de regel staat hoe wij het lezen.',
    rests:
      'Deze uitspraak rust op onze lezing, of op tekst die niet eenduidig is; de kanttekening staat bij de uitspraak.',
    /** How many rows of `{all}` are shown. */
    count: '{n} van {all}',
    /** How many there are. */
    total: '{n} gevolgen',
    /** What all rows of a situation ask for alike, said once above them. */
    common: 'Geldt voor alles hieronder · {common}',
    /** Below the rows of a situation: leads to its questions. */
    questions: 'Loop de vragen na',
    /** Leaves out what is of scoring and organisation. */
    plays: 'Alleen tijdens het spel',
    /** The two orders of the list, and what they are together. */
    order: { name: 'Volgorde', phase: 'Per fase', amount: 'Op bedrag' },
    /** Between two conditions of a row that both hold. */
    and: 'en',
    /**
     * Beside the amount of a folded situation: what else follows; an amount that is not within its range, or
     * several that depend on a number; else how many rows there are.
     */
    beside: { also: 'ook {others}', or: 'of {other}', formula: 'of een formule', rows: '{n} gevolgen' },
    /** Heads what has no amount, in the order of amounts. */
    noAmount: 'Zonder vast bedrag',
    /**
     * For what happened, where a ruling asks for nothing, and where it is the one for what a book leaves
     * open.
     */
    always: 'In alle gevallen',
    otherwise: {
      silent: 'Als het reglement niets zegt',
      ambiguous: 'Als het reglement niet eenduidig is',
      contradictory: 'Als het reglement zichzelf tegenspreekt',
      left: 'Als het reglement het aan iemands oordeel overlaat',
    } satisfies Record<OpenKind, string>,
    /**
     * Words that deny: what follows them cannot be left out of a phrase. In small letters, spaces between.
     */
    negations: 'niet geen nooit niets niemand',
    /** A warning that somebody gets, as a consequence in the list; and one of its filters. */
    warning: 'waarschuwing',
    /** That something may follow and need not; and with `{who}`, who decides it. */
    leave: { may: 'mag, hoeft niet', discretion: 'naar eigen inzicht' },
    leaveTo: {
      may: 'mag, hoeft niet; de beslissing is aan {who}',
      discretion: 'naar eigen inzicht; de beslissing is aan {who}',
    },
    /** For parties that are not named, and the text for the arrow. */
    sides:
      'Staat er geen naam bij, dan treft het wie de fout maakte; bij een score noemt de regel dan niemand. De pijl wijst naar wie iets krijgt; zonder pijl noemt de regel niemand.',
    /** The sheet for the wall. */
    wall: {
      /** With `{book}`. */
      title: '{book} · gevolgen',
      /** With `{n}` and `{all}`. */
      sheet: 'blad {n} van {all}',
      /** At the top of a column where a phase goes on: `{phase}`. */
      continued: '{phase} (vervolg)',
      /** Above the address. */
      more: 'Wat geldt, hangt van het geval af. Alle gevallen, met uitleg',
    },
  },
  /** A whole book on one page. */
  booklet: {
    title: 'Het hele reglement',
    /** With `{game}` and `{authority}`. */
    description:
      '{game} op één pagina: alle regels van {authority} met inhoudsopgave, om door te zoeken en af te drukken.',
    lead: 'Alle regels op één pagina, om in te zoeken of af te drukken als boekje.',
    /** Leads there. */
    open: 'Het hele reglement op één pagina',
    contents: 'Inhoud',
    /** Heads the notes at the end of a rule. */
    notes: 'Kanttekeningen van de redactie',
    print: 'Druk het boekje af',
    /** The number of a sheet of paper: `{n}` of `{all}`. */
    page: '{n} van {all}',
    /** Above the address on paper: what is found there. */
    more: 'De regels op het scherm',
  },
  /** On a printed ruling: the fields to fill in by hand, and the line above its address. */
  paperForm: {
    tournament: 'Toernooi of wedstrijd',
    day: 'Datum en tijd',
    table: 'Tafel of plek',
    round: 'Ronde of spel',
    names: 'Spelers',
    decided: 'Wie besliste',
    signed: 'Handtekening',
    more: 'De zaak, met uitleg',
  },
  terms: {
    title: 'Begrippen',
    description: 'De woorden van {game} uitgelegd, met bijnamen en de regel waarin ze staan.',
    lead: 'De woorden van het spel, ook zoals spelers ze onder elkaar gebruiken.',
    aliases: 'ook',
    english: 'Engels',
    phrases: 'spelers zeggen',
    letters: 'Op letter',
    /** In the field over the list. */
    search: 'Begrip of bijnaam',
    none: 'Geen begrip gevonden.',
    /** Spoken of the link that names something looked up in its address: `{name}`. */
    link: 'Link naar {name}',
  },
  gaps: {
    title: 'Wat het reglement openlaat',
    description: 'Waar het reglement van {game} zwijgt, zichzelf tegenspreekt of op twee manieren te lezen is.',
    lead: 'Geen reglement is af. Hier staat wat het niet regelt en waar de redactie een kanttekening heeft gemaakt.',
    open: 'Gevallen zonder regel',
    openLead:
      'In deze gevallen zegt het reglement niet, of niet eenduidig, wat er volgt. Ze zijn gevonden door alle antwoorden na te gaan.',
    openNone:
      'Voor elk geval dat de vragen hier kunnen beschrijven, is er een regel. Er kunnen gevallen zijn waar ze niet naar vragen.',
    notes: 'Kanttekeningen van de redactie',
    notesLead: 'Opmerkingen bij het reglement. Ze horen niet bij de regeltekst.',
    notesNone: 'Er zijn geen kanttekeningen.',
    outcome: 'Dan geldt',
    /** Who decides where the book does not, `{who}`. */
    who: 'beslist: {who}',
    /** How many cases of a situation are open, `{n}`. */
    cases: { one: '{n} geval', other: '{n} gevallen' },
    /** In the field over both lists. */
    search: 'Zoek een geval of kanttekening',
    none: 'Niets gevonden.',
  },
  /** Where the case of a link could not be read: on the page of its ruling, and on the sheet of a dispute. */
  unread:
    'De feiten in deze link konden niet worden opgehaald. Wat hieronder staat, geldt in het algemeen: ga zelf na of het bij de zaak past, of herlaad de pagina.',
  missing: {
    title: 'Deze pagina is er niet',
    text: 'De link klopt niet, of de pagina heeft nooit bestaan.',
    home: 'Naar de reglementen',
  },
  moved: { title: 'Deze pagina is verhuisd', text: 'Ga naar {title}' },
};
