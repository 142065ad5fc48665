/** The search dialog. Each language is a file of its own, so that a page loads only its own. */
export const words = {
  /** The dialog's name. */
  title: 'Zoeken',
  /** The field's name. */
  field: 'Zoek op nummer, op woord of op wat er gebeurde',
  placeholder: 'Nummer, woord of zin',
  close: 'Sluiten',
  /** Where to search; the two that follow are the choice. */
  scope: 'Zoek in',
  thisBook: 'Dit reglement',
  allBooks: 'Alle reglementen',
  /** While the field is empty: what can be typed, and above what is asked most. */
  hint: 'Typ een nummer, een woord, of gewoon wat er gebeurde.',
  frequent: 'Vaak gevraagd',
  /** What the keys do, for who has a keyboard. */
  keys: { move: 'kiezen', open: 'openen', close: 'sluiten' },
  /** Over the groups of hits. */
  groups: {
    tools: 'Op deze site',
    numbers: 'Nummer',
    matches: 'Situaties, begrippen en regels',
    text: 'In de tekst',
    nearest: 'Lijkt erop',
  },
  kinds: {
    tool: 'Pagina',
    rule: 'Regel',
    clause: 'Lid',
    situation: 'Situatie',
    calculator: 'Rekenhulp',
    ruling: 'Uitspraak',
    case: 'Beslist geval',
    term: 'Begrip',
    article: 'Artikel',
  },
  /** For a screen reader, with `{n}`. */
  count: { one: '{n} resultaat', other: '{n} resultaten' },
  loading: 'Even laden…',
  /** Nothing in the other lists; the text is still being searched. */
  searchingText: 'Even in de tekst zoeken…',
  onlyText: 'Alleen in de tekst gevonden.',
  /** With `{query}`. */
  none: 'Niets gevonden voor “{query}”.',
  /** Above the nearest numbers to one that does not exist, with `{query}`. */
  nearNumber: '“{query}” staat er zo niet; dit komt er het dichtst bij.',
  /** For a word of another book that this one does not have, with `{query}`. */
  elsewhere: '“{query}” is een begrip uit een ander reglement.',
  /** A way on: every situation of the book, without and with its `{book}`. */
  situations: 'Bekijk alle situaties',
  situationsOf: 'Alle situaties van {book}',
  searchAll: 'Zoek in alle reglementen',
  failed: 'De zoeklijst kon niet worden geladen. Kijk of je verbinding hebt en probeer het opnieuw.',
  /** Some of the books could not be loaded: with their titles in `{books}`, and where these are not known. */
  missing: 'Niet geladen en dus niet doorzocht: {books}.',
  othersMissing: 'De andere reglementen konden niet worden geladen.',
  /** All that is wanted has been looked through, but not as deep as it goes. */
  cutShort: 'Een deel van de zoeklijst kon niet worden geladen. Misschien is er meer te vinden.',
  retry: 'Opnieuw proberen',
  textUnavailable: 'Zoeken in de tekst lukt nu niet; nummers, titels en begrippen wel.',
  /** Below full-text hits, if a part of the index may not have been loaded. */
  textPartly: 'Misschien is niet de hele tekst doorzocht: er kan meer te vinden zijn.',
  /** In development, where no index of the text is made; `{command}` makes one and shows the site with it. */
  textUnbuilt: 'Zoeken in de tekst kan alleen in de gebouwde site: {command}.',
  recent: 'Eerder gezocht',
  clear: 'Wissen',
};
