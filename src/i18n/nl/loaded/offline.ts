/**
 * Books kept on the device for offline use: their page, and the notices about them. Readers need not know
 * what a pack is.
 */
export const words = {
  title: 'Zonder netwerk',
  /** One sentence, for a search engine. */
  description: 'Download een reglement, dan werkt het ook in een zaal zonder bereik.',
  lead: 'Download een reglement op dit toestel. Dan werkt het ook in een zaal zonder bereik, en helemaal: regels, situaties, zoeken, rekenhulpen, oefenen en afdrukken.',
  /** Where there is no script. */
  noScript:
    'Downloaden gaat alleen met JavaScript. Dat staat in deze browser uit, of hij is er te oud voor. De pagina’s zelf lees je ook zonder, zolang er netwerk is.',
  /** Where the browser cannot keep a book; and where the site is open without a secure address. */
  cannot:
    'Deze browser kan geen reglement op je toestel zetten, of mag dat hier niet (bijvoorbeeld in een privévenster of binnen een andere app). Met netwerk werkt alles gewoon.',
  books: 'Reglementen',
  book: {
    not: 'Staat niet op dit toestel',
    coming: 'Wordt gedownload',
    /** `{had}` and `{whole}`, with their units. */
    progress: '{had} van {whole}',
    here: 'Staat op dit toestel',
    /** `{size}` over the line and on the device; and of one that is there. */
    fetches: '{size} downloaden, evenveel op het toestel',
    takes: 'neemt {size} in',
    /** `{edition}` and `{day}`, from which it is in force; and of one that names no day. */
    edition: 'editie {edition} · van {day}',
    undated: '{edition} · zonder datum',
    keep: 'Download',
    stop: 'Stop',
    remove: 'Verwijder',
    sure: 'Van dit toestel verwijderen? Zonder netwerk werkt dit reglement dan niet meer. Je zaken en je oefeningen blijven staan.',
    yes: 'Ja, verwijder',
    no: 'Laat staan',
    open: 'Open',
  },
  /** Status messages about a book: `{title}`. */
  said: {
    began: '{title} wordt gedownload …',
    kept: '{title} staat op dit toestel.',
    stopped: 'Gestopt. {title} staat niet op dit toestel.',
    removed: '{title} is van dit toestel verwijderd.',
  },
  /** Why a book could not be downloaded. */
  failed: {
    network: 'Het netwerk viel weg. Er staat niets half op dit toestel; probeer het opnieuw zodra er bereik is.',
    gone: 'De site is net vernieuwd, en dit reglement ook. Er staat niets half op dit toestel; probeer het nog eens.',
    damaged:
      'Er kwam iets anders aan dan verwacht, en dat is niet opgeslagen. Probeer het opnieuw, liefst op een ander netwerk.',
    full: 'Er is te weinig ruimte op dit toestel. Verwijder een ander reglement of maak ruimte vrij.',
    blocked: 'De browser wilde niets opslaan. In een privévenster kan dat niet.',
    off: 'Downloaden is op deze site tijdelijk uitgezet. Met netwerk werkt alles gewoon.',
    busy: 'In een ander tabblad wordt al iets gedownload. Wacht tot dat klaar is.',
    stopped: 'Gestopt. Er is niets veranderd.',
    unknown: 'Dit reglement is er op de site niet meer. Laad deze pagina opnieuw.',
  },
  /** Where the server cannot be asked. */
  reach: 'Nu is er geen netwerk: wat hier niet staat, kun je pas downloaden als er weer bereik is.',
  /** Another text than the kept one is on the site. */
  newer: {
    name: 'De tekst is veranderd',
    /** `{day}`, and `{old}` of what is kept; it may be an earlier text that was put back. */
    there: 'Op de site staat een andere tekst, van {day}. Op dit toestel staat die van {old}.',
    sameDay: 'Op de site staat een andere tekst dan op dit toestel, van dezelfde dag.',
    waits: 'Er verandert niets tot je die ophaalt; dan worden alle reglementen op dit toestel tegelijk vernieuwd.',
    take: 'Haal de nieuwe tekst op',
    /** `{titles}` of books that it no longer has. */
    gone: 'Niet meer op de site, en dan ook niet meer op dit toestel: {titles}.',
    taken: 'De nieuwe tekst staat op dit toestel. Je ziet die op pagina’s die je vanaf nu opent.',
  },
  device: {
    title: 'Ruimte op dit toestel',
    /** `{size}` of all books together. */
    total: 'Alles samen neemt {size} in.',
    none: 'Er staat nog niets op dit toestel.',
    /** `{free}` as reported by the browser. */
    free: 'De browser heeft nog {free} over.',
    persisted: 'De browser heeft toegezegd het niet uit zichzelf te wissen.',
    notPersisted: 'De browser mag het wissen als hij ruimte tekortkomt of je lang wegblijft.',
    ask: 'Vraag de browser het te laten staan',
    refused: 'De browser zegt het niet toe. Een site die als app is geïnstalleerd, mag vaak wel blijven.',
  },
  app: {
    title: 'Als app',
    why: 'Met een eigen plek op je beginscherm staat het reglement na één tik open, ook zonder netwerk.',
    install: 'Installeer {site} als app',
    how: 'Eén reglement als app? Open het en kies in het menu van de browser ‘Installeren’ of ‘Toevoegen aan startscherm’.',
    apple: 'Open het reglement, tik op de deelknop van Safari en kies ‘Zet op beginscherm’.',
    installed: 'Je gebruikt {site} nu als app.',
  },
  /** In place of a page that is not on the device, while there is no network. */
  missing: {
    title: 'Geen netwerk, en deze pagina staat niet op dit toestel',
    /** `{page}` */
    page: 'Je vroeg om {page}.',
    what: 'Deze reglementen staan hier wel:',
    none: 'Er staat nog geen reglement op dit toestel. Download er een zodra er weer netwerk is.',
    retry: 'Probeer opnieuw',
  },
  notice: {
    label: 'Over dit reglement op je toestel',
    /** `{title}` and `{size}`: a line with room for few words. */
    keep: '{title}: ook zonder netwerk? {size}',
    keepYes: 'Download',
    keepNo: 'Niet nu',
    selfKept: '{title} werkt nu ook zonder netwerk.',
    /** `{day}` and `{title}`; and on a page of a book that is not on the device. */
    newerOf: 'De tekst van {title} is veranderd. Op de site staat die van {day}.',
    newerSite: 'Op de site staat een andere tekst dan op dit toestel, van {day}.',
    newerWaits: 'Hier verandert niets tot je die ophaalt.',
    /** While the reader is in the middle of something. */
    newerBusy: 'Waar je nu mee bezig bent, blijft bij de tekst waarmee je begon, tot je ermee klaar bent.',
    changes: 'Wat er verandert',
    later: 'Later',
    taken: 'De nieuwe tekst staat op dit toestel. Je ziet die als je de pagina opnieuw laadt.',
    takenBusy:
      'De nieuwe tekst staat op dit toestel. Deze pagina blijft bij de tekst waarmee je begon, tot je die verlaat.',
    close: 'Sluit',
    reload: 'Laad opnieuw',
    /** Where a site that switched downloads off has deleted the book. */
    off: 'Dit reglement staat niet meer op dit toestel: downloaden is op deze site tijdelijk uitgezet. Met netwerk werkt alles gewoon.',
    lost: 'Geen netwerk. Dit reglement staat niet op dit toestel: andere pagina’s openen lukt nu niet.',
    lostHere: 'Geen netwerk. Dit reglement staat op dit toestel en werkt gewoon door.',
    back: 'Er is weer netwerk.',
  },
};
