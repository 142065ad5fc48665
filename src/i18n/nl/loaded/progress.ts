/** Repetition in training, and where its data are kept. Loaded when this is opened. */
export const words = {
  title: 'Wat terugkomt',
  lead: 'Wat je hebt geoefend komt terug vlak voordat je het zou vergeten: eerst na minuten, dan na dagen, dan na weken.',

  /**
   * Four standings of a ruling, from never practised to known: what each is called, how many of it, and what
   * it means.
   */
  standing: {
    new: { name: 'nieuw', count: { one: '{n} nieuw', other: '{n} nieuw' }, means: 'nog niet geoefend' },
    learning: {
      name: 'in opbouw',
      count: { one: '{n} in opbouw', other: '{n} in opbouw' },
      means: 'net begonnen, of net fout',
    },
    shaky: {
      name: 'wankel',
      count: { one: '{n} wankel', other: '{n} wankel' },
      means: 'nog geen tien dagen houdbaar, te lang niet geoefend, of veranderd',
    },
    sits: {
      name: 'zit',
      count: { one: '{n} zit', other: '{n} zitten' },
      means: 'dat weet je nu, en over tien dagen waarschijnlijk nog',
    },
  },
  /** On the training page before anything is started: a short round of `{n}` cases. */
  resume: {
    title: 'Vandaag {n}',
    minutes: { one: 'Ongeveer {n} minuut.', other: 'Ongeveer {n} minuten.' },

    /** Where nothing is left for today. */
    tomorrow: { one: 'Morgen komt er {n} terug.', other: 'Morgen komen er {n} terug.' },
    more: 'Oefen verder',

    /** At a situation: `{n}` of its `{of}` rulings are known well. */
    mastered: '{n} van {of} zitten',
  },
  today: {
    title: 'Vandaag',
    back: { one: '{n} uitspraak komt terug', other: '{n} uitspraken komen terug' },
    fresh: { one: '{n} nieuwe uitspraak', other: '{n} nieuwe uitspraken' },
    later: { one: '{n} komt later vandaag terug', other: '{n} komen later vandaag terug' },

    /** Why there are no more new ones: `{n}`, where there are some. */
    why: 'Hoogstens {n} nieuwe per dag: elke nieuwe komt in de dagen erna een paar keer terug.',
    done: 'Voor vandaag ben je klaar.',

    /** Before anything has been practised. */
    first: 'Uit dit reglement heb je nog niets geoefend.',
    practise: 'Oefen nu',
  },
  changed: {
    title: { one: '{n} uitspraak is veranderd', other: '{n} uitspraken zijn veranderd' },
    why: {
      one: 'De uitspraak is niet meer wat hij was toen je hem oefende. Hij komt vandaag terug, zodat je hem leert zoals hij nu is.',
      other:
        'Deze uitspraken zijn niet meer wat ze waren toen je ze oefende. Ze komen vandaag terug, zodat je ze leert zoals ze nu zijn.',
    },

    /** Opens the list of them. */
    which: 'Welke',
  },
  ahead: {
    title: 'De komende 14 dagen',
    how: 'Zoveel uitspraken komen er per dag terug.',
    today: 'vandaag',
    tomorrow: 'morgen',
  },
  map: {
    /** The row of two rulings of one event. */
    joint: 'Twee tegelijk',
    title: 'Het hele reglement',
    how: 'Elk vakje is één uitspraak. Open een situatie om te zien welke.',
    legend: 'Wat de vakjes betekenen',

    /** Name of a ruling whose own words are not here: `{n}` in its situation. */
    ruling: 'Uitspraak {n}',

    /** Label of an item whose meaning has changed since it was practised. */
    changed: 'veranderd',
  },
  worst: {
    title: 'Wat het vaakst misgaat',
    none: 'Nog niets: er is niets fout gegaan.',

    /** `{n}` times wrong, of `{all}`. */
    wrong: { one: '{n} keer fout van de {all}', other: '{n} keer fout van de {all}' },
  },
  files: {
    title: 'Exporteren en importeren',
    how: 'Met de export (JSON) zet je al je oefeningen over naar een ander toestel, of voeg je die van twee toestellen samen. Er komt niets dubbel te staan en niets gaat verloren.',
    give: 'Exporteer (JSON)',
    bring: 'Importeer …',

    /** Name of a file, without its ending. */
    name: 'oefeningen',
    given: { one: '{n} oefening geëxporteerd', other: '{n} oefeningen geëxporteerd' },
    fresh: { one: '{n} nieuwe oefening', other: '{n} nieuwe oefeningen' },
    same: { one: '{n} oefening stond er al', other: '{n} oefeningen stonden er al' },
    nothing: 'In dit bestand staat geen oefening.',
    refused: 'Dit bestand is niet ingelezen. Er is niets veranderd.',

    /** `{where}`, `{why}`; with the value, `{found}`. */
    fault: '{where}: {why}',
    faultFound: '{where}: {why} Er staat: {found}',
    whole: 'Het bestand',
    more: { one: 'En nog {n} fout.', other: 'En nog {n} fouten.' },
    why: {
      'not-json': 'Dit is geen JSON, of het is beschadigd.',
      'other-kind': 'Dit is geen export van oefeningen.',
      newer: 'Dit is gemaakt met een nieuwere versie van deze site. Ververs de pagina en probeer het opnieuw.',
      missing: 'Dit ontbreekt.',
      unknown: 'Dit hoort hier niet.',
      wrong: 'Dit klopt niet.',
      'too-long': 'Dit is te groot.',
      'too-many': 'Dit zijn er te veel.',
      none: 'Hier moet iets staan.',
    },
    unread: 'Het bestand kon niet worden gelezen.',
  },
  device: {
    title: 'Waar je oefeningen staan',
    where:
      'In deze browser, op dit toestel. Niets ervan verlaat het toestel, tenzij je zelf exporteert. Wie de gegevens van deze site wist, wist ook de oefeningen.',
    persisted: 'De browser heeft toegezegd ze niet uit zichzelf te wissen.',
    notPersisted:
      'De browser mag ze wissen als hij ruimte tekortkomt of je lang wegblijft. Exporteer ze dus af en toe.',

    /** Exercises of this book and of all. */
    count: { one: '{n} oefening uit dit reglement', other: '{n} oefeningen uit dit reglement' },
    countAll: { one: '{n} in totaal', other: '{n} in totaal' },

    /** Of this book, whose rulings are no longer in it. */
    gone: {
      one: '{n} oefening gaat over een uitspraak die niet meer in dit reglement staat. Die oefening blijft bewaard en komt niet terug.',
      other:
        '{n} oefeningen gaan over uitspraken die niet meer in dit reglement staan. Ze blijven bewaard en komen niet terug.',
    },
    forget: 'Vergeet alles …',
    forgetHow: 'Dan is elke uitspraak weer nieuw. Zolang je op deze pagina blijft kun je het terugdraaien.',
    forgetBook: 'Vergeet dit reglement',
    forgetAll: 'Vergeet alle reglementen',
    forgotten: { one: '{n} oefening vergeten', other: '{n} oefeningen vergeten' },
    undo: 'Zet terug',
    undone: 'Alles staat er weer',
    notForgotten: 'Het kon niet van het toestel worden verwijderd.',

    /** `{count}` exercises on `{day}`, `{left}` now. */
    lost: 'Op {day} stonden hier {count} oefeningen, nu {left}. De browser heeft ze gewist, of iemand wiste de gegevens van deze site. Een export kun je hieronder weer importeren.',
    lostSeen: 'Begrepen',
    trouble: {
      missing:
        'Deze browser laat de site hier niets bewaren, bijvoorbeeld omdat dit een privévenster is. Wat je oefent blijft tot je deze pagina sluit: exporteer het.',
      failed:
        'De opslag van deze browser geeft een fout. Wat je nu oefent blijft tot je deze pagina sluit: exporteer het.',
      blocked: 'Een ander tabblad houdt de opslag bezet. Sluit andere tabbladen van deze site en probeer het opnieuw.',
      newer:
        'Deze oefeningen zijn bewaard met een nieuwere versie van de site. Ververs de pagina; tot dan blijft wat je oefent alleen op deze pagina.',
      full: 'Er is geen ruimte meer op dit toestel. Verwijder iets, of exporteer je oefeningen.',
    },
    here: {
      one: '{n} oefening staat alleen op deze pagina en verdwijnt als je die sluit.',
      other: '{n} oefeningen staan alleen op deze pagina en verdwijnen als je die sluit.',
    },
    retry: 'Probeer opnieuw',
    unreadable: { one: '{n} oefening is onleesbaar', other: '{n} oefeningen zijn onleesbaar' },
    unreadableHow: 'De rest werkt gewoon. In de export (JSON) gaan ze niet mee; hun ruwe tekst kun je apart bewaren.',
    raw: 'Bewaar de ruwe tekst',
  },
};
