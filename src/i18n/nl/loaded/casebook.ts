/** Cases kept on the device. Loaded when a case is kept, and on the casebook's page. */
export const words = {
  title: 'Zaakboek',
  /** One sentence, for a search engine. */
  description: 'De zaken die je op dit toestel bewaart: wat er gebeurde, wat de uitspraak was en hoe het ging.',
  lead: 'Zaken die je zelf bewaart, met toernooi, plek en je eigen aantekeningen. Ze staan alleen op dit toestel.',
  /** Where there is no script. */
  noScript: 'Het zaakboek werkt alleen met JavaScript: zonder kan deze browser geen zaken bewaren of tonen.',
  keep: {
    title: 'Bewaard in je zaakboek',
    /** Over a case that was kept a moment ago. */
    again: 'Deze zaak staat al in je zaakboek',
    /** Saves one more case, with the same facts and the same ruling. */
    other: 'Dit is een andere zaak: bewaar ook die',
    /** On a page whose address holds no case that leads to a ruling. */
    none: 'Beantwoord eerst de vragen: een zaak wordt samen met de feiten bewaard.',
    optional: 'Alles hieronder mag leeg blijven. Aanvullen kan ook later.',
    done: 'Klaar',
    close: 'Sluit',
    undo: 'Toch niet bewaren',
    undone: 'Niet bewaard',
    open: 'Naar het zaakboek',
    /** Makes the new ruling a version of the case that was opened from the casebook: `{what}`. */
    instead: 'Dit is een nieuwe uitspraak in deze zaak: {what}',
    insteadDone: 'Toegevoegd als nieuwe versie van die zaak',
  },
  fields: {
    when: 'Datum en tijd',
    tournament: 'Toernooi of wedstrijd',
    table: 'Tafel of plek',
    round: 'Ronde of spel',
    told: 'Aan wie verteld',
    note: 'Aantekening',
    /** Over the next two. */
    review: 'Terugblik',
    well: 'Wat ging goed?',
    better: 'Wat ging niet goed?',
    /** Over what is folded at the table: the time, and looking back. */
    more: 'Tijd en terugblik',
  },
  list: {
    count: { one: '{n} zaak', other: '{n} zaken' },
    empty: 'Nog geen zaken. Kies bij een uitspraak “In zaakboek”; dan staat de zaak hier.',
    /** What a case looks like, where there is none: by its parts’ names, so that it is no ruling. */
    example: {
      caption: 'Zo ziet een zaak eruit',
      around: '14:05 · Clubavond · tafel 4',
      verdict: 'De uitspraak',
      facts: 'De situatie, met de feiten die je vaststelde',
      note: 'Je aantekening, en wie je het hebt verteld',
    },
    nothing: 'Geen zaak gevonden.',
    /** What begins in a saved text behind an amount: against whom it is, for whom, or that nobody says. */
    sides: [' ten koste van ', ' voor ', ' ('],
    /** Draws more rows: `{n}` are not drawn yet. */
    more: { one: 'Toon meer: nog {n} zaak', other: 'Toon meer: nog {n} zaken' },
    search: 'Zoek in je zaken',
    filters: 'Welke zaken',
    book: 'Reglement',
    all: 'Alle',
    which: 'Archief',
    archived: { no: 'Lopende', only: 'Gearchiveerd', both: 'Alle' },
    undated: 'Zonder datum',
    /** `{table}` */
    atTable: 'tafel {table}',
    log: 'Dagverslag',
    /** Label of a case that is archived, or that is only on this page. */
    isArchived: 'gearchiveerd',
    isAltered: 'veranderd sinds hij is gemaakt',
    /** Of one whose words are not those that its record leads to. */
    isOther: 'tekst wijkt af van de link',
    isHere: 'alleen op deze pagina',
  },
  one: {
    back: 'Alle zaken',
    gone: 'Deze zaak staat hier niet (meer).',
    situation: 'Situatie',
    facts: 'Feiten',
    follows: 'Gevolg',
    cites: 'Regels',
    edition: 'Editie',
    /** Of a case of several parts. */
    meets: 'Hoe dat samengaat',
    total: 'Bij elkaar',
    sum: 'Controlecode',
    reopen: 'Open de uitspraak opnieuw',
    amend: 'Vul aan of wijzig',
    save: 'Bewaar',
    cancel: 'Annuleer',
    saved: 'Bewaard als nieuwe versie',
    archive: 'Archiveer',
    unarchive: 'Haal uit het archief',
    remove: 'Verwijder',
    removed: { one: 'Zaak verwijderd', other: '{n} zaken verwijderd' },
    undo: 'Zet terug',
    /** While amending a case that another tab changes. */
    altered:
      'De controlecode past niet bij deze zaak: de feiten, de uitspraak of de editie zijn veranderd sinds hij is gemaakt. Vertrouw niet op wat hier staat, en open de uitspraak opnieuw.',
    reads:
      'Bij de link van deze zaak hoort een andere tekst: “{verdict}”. Wat hier staat, is wat degene die de zaak bewaarde ervan maakte.',
    /** The same of one of several parts, `{part}`, and of what they come to together. */
    partReads:
      '{part}: bij de link hoort een andere tekst: “{verdict}”. Wat hier staat, is wat degene die de zaak bewaarde ervan maakte.',
    totalReads:
      'Bij de link van deze zaak hoort een ander geheel: “{total}”. Wat hier staat, is wat degene die de zaak bewaarde ervan maakte.',
    undecided: 'geen uitspraak',
    elsewhere: 'Deze zaak is intussen elders gewijzigd. Wat je hier wijzigt komt erbij; de andere versie blijft staan.',
  },
  versions: {
    title: { one: '{n} versie', other: '{n} versies' },
    /** `{n}`, `{at}` */
    name: 'Versie {n}, {at}',
    first: 'Zo is de zaak bewaard.',
    emptied: 'leeggemaakt',
    ruledAnew: 'Nieuwe uitspraak',
    archived: 'Gearchiveerd',
    unarchived: 'Uit het archief gehaald',
    beside: 'Gemaakt naast de vorige versie, op een ander toestel of in een ander tabblad. Beide blijven staan.',
    clockBack: 'De klok gaf toen een vroegere tijd aan dan bij de vorige versie. De volgorde hier klopt.',
  },
  log: { title: 'Dagverslag', print: 'Afdrukken' },
  files: {
    title: 'Exporteren en importeren',
    json: 'Exporteer alles (JSON)',
    csv: 'Exporteer als tabel (CSV)',
    bring: 'Importeer …',
    how: 'Met de export (JSON) zet je zaken over naar een ander toestel of voeg je ze samen met die van een collega. Er komt niets dubbel te staan en geen versie gaat verloren. De tabel is voor een spreadsheet.',
    /** Where there are no cases yet. */
    elsewhere: 'Staan je zaken op een ander toestel?',
    elsewhereHow: 'Exporteer ze daar (JSON), en importeer het bestand hier.',
    /** Name of a file, without its ending. */
    name: 'zaakboek',
    exported: { one: '{n} zaak geëxporteerd', other: '{n} zaken geëxporteerd' },
    fresh: { one: '{n} nieuwe zaak', other: '{n} nieuwe zaken' },
    further: { one: '{n} zaak kreeg nieuwe versies', other: '{n} zaken kregen nieuwe versies' },
    same: { one: '{n} zaak stond er al', other: '{n} zaken stonden er al' },
    nothing: 'In dit bestand staat geen zaak.',
    refused: 'Dit bestand is niet ingelezen. Er is niets veranderd.',
    /** `{where}`, `{why}`; with the value, `{found}`. */
    fault: '{where}: {why}',
    faultFound: '{where}: {why} Er staat: {found}',
    whole: 'Het bestand',
    more: { one: 'En nog {n} fout.', other: 'En nog {n} fouten.' },
    why: {
      'not-json': 'Dit is geen JSON, of het is beschadigd.',
      'other-kind': 'Dit is geen export van een zaakboek.',
      newer: 'Dit is gemaakt met een nieuwere versie van deze site. Ververs de pagina en probeer het opnieuw.',
      missing: 'Dit ontbreekt.',
      unknown: 'Dit hoort hier niet.',
      wrong: 'Dit klopt niet.',
      'too-long': 'Deze tekst is te lang.',
      'too-many': 'Dit zijn er te veel.',
      none: 'Hier moet iets staan.',
    },
    unread: 'Het bestand kon niet worden gelezen.',
  },
  device: {
    title: 'Waar je zaken staan',
    where:
      'In deze browser, op dit toestel. Niets ervan verlaat het toestel, tenzij je zelf exporteert. Wie de gegevens van deze site wist, wist ook de zaken.',
    persisted: 'De browser heeft toegezegd ze niet uit zichzelf te wissen.',
    notPersisted:
      'De browser mag ze wissen als hij ruimte tekortkomt of je lang wegblijft. Exporteer ze dus af en toe.',
    clear: 'Wis alles …',
    clearHow:
      'Dit verwijdert alle zaken van dit toestel, ook wat onleesbaar is. Exporteer ze eerst als je ze wilt houden.',
    clearAll: 'Verwijder alle zaken',
    /** `{count}` cases on `{day}`, `{left}` now. */
    lost: 'Op {day} stonden hier {count} zaken, nu {left}. De browser heeft ze gewist, of iemand wiste de gegevens van deze site. Een export kun je hieronder weer importeren.',
    lostSeen: 'Begrepen',
    trouble: {
      missing:
        'Deze browser laat de site hier niets bewaren, bijvoorbeeld omdat dit een privévenster is. Zaken blijven tot je deze pagina sluit: exporteer ze.',
      failed:
        'De opslag van deze browser geeft een fout. Wat je nu bewaart blijft tot je deze pagina sluit: exporteer het.',
      blocked: 'Een ander tabblad houdt de opslag bezet. Sluit andere tabbladen van deze site en probeer het opnieuw.',
      newer:
        'Deze zaken zijn bewaard met een nieuwere versie van de site. Ververs de pagina; tot dan kun je ze lezen, maar blijft een wijziging alleen op deze pagina.',
      full: 'Er is geen ruimte meer op dit toestel. Verwijder iets, of exporteer je zaken.',
    },
    here: {
      one: '{n} zaak staat alleen op deze pagina en verdwijnt als je die sluit.',
      other: '{n} zaken staan alleen op deze pagina en verdwijnen als je die sluit.',
    },
    retry: 'Probeer opnieuw',
    unreadable: { one: '{n} zaak is onleesbaar', other: '{n} zaken zijn onleesbaar' },
    unreadableHow: 'De rest werkt gewoon. In de export (JSON) gaan ze niet mee; hun ruwe tekst kun je apart bewaren.',
    raw: 'Bewaar de ruwe tekst',
    notRemoved: 'Het kon niet van het toestel worden verwijderd.',
  },
  /** Heads of the table for a spreadsheet that no field is called. */
  table: {
    id: 'Kenmerk',
    ruling: 'Uitspraak',
    versions: 'Versies',
    yes: 'ja',
    no: 'nee',
    archived: 'Gearchiveerd',
    /** Whether the case's words and code are those of its record. */
    checked: 'Nagegaan',
    fits: 'klopt',
    unchecked: 'niet nagegaan',
    link: 'Link',
  },
};
