/** What the search dialog says. */
import type { HitKind } from '../search/types.ts';
import type { Plural, UiLanguage } from './language.ts';

export interface SearchWords {
  /** The dialog's name. */
  readonly title: string;
  /** The field's name. */
  readonly field: string;
  readonly placeholder: string;
  readonly close: string;
  /** Where to search; the two that follow are the choice. */
  readonly scope: string;
  readonly thisBook: string;
  readonly allBooks: string;
  /** While the field is empty. */
  readonly hint: string;
  /** What the keys do, for who has a keyboard. */
  readonly keys: Readonly<Record<'move' | 'open' | 'close', string>>;
  /** Over the groups of hits. */
  readonly groups: Readonly<Record<'numbers' | 'matches' | 'text' | 'nearest', string>>;
  readonly kinds: Readonly<Record<HitKind, string>>;
  /** For a screen reader, with `{n}`. */
  readonly count: Plural;
  readonly loading: string;
  /** Nothing in the other lists; the text is still being searched. */
  readonly searchingText: string;
  readonly onlyText: string;
  /** With `{query}`. */
  readonly none: string;
  /** A way on: every situation of the book, without and with its `{book}`. */
  readonly situations: string;
  readonly situationsOf: string;
  readonly searchAll: string;
  readonly failed: string;
  /** Some of the books could not be loaded. */
  readonly partly: string;
  readonly retry: string;
  readonly textUnavailable: string;
  /** In development, where no index of the text is made; `{command}` makes one and shows the site with it. */
  readonly textUnbuilt: string;
  readonly recent: string;
  readonly clear: string;
}

export const searchWords: Readonly<Record<UiLanguage, SearchWords>> = {
  nl: {
    title: 'Zoeken',
    field: 'Zoek op nummer, op woord of op wat er gebeurde',
    placeholder: 'Nummer, woord of zin',
    close: 'Sluiten',
    scope: 'Zoek in',
    thisBook: 'Dit reglement',
    allBooks: 'Alle reglementen',
    hint: 'Typ een nummer, een woord, of gewoon wat er aan tafel gebeurde.',
    keys: { move: 'kiezen', open: 'openen', close: 'sluiten' },
    groups: {
      numbers: 'Nummer',
      matches: 'Situaties, begrippen en regels',
      text: 'In de tekst',
      nearest: 'Lijkt erop',
    },
    kinds: {
      rule: 'Regel',
      clause: 'Lid',
      situation: 'Situatie',
      ruling: 'Uitspraak',
      term: 'Begrip',
      article: 'Artikel',
    },
    count: { one: '{n} resultaat', other: '{n} resultaten' },
    loading: 'Even laden…',
    searchingText: 'Even in de tekst zoeken…',
    onlyText: 'Alleen in de tekst gevonden.',
    none: 'Niets gevonden voor “{query}”.',
    situations: 'Bekijk alle situaties',
    situationsOf: 'Alle situaties van {book}',
    searchAll: 'Zoek in alle reglementen',
    failed: 'De zoeklijst kon niet worden geladen. Kijk of je verbinding hebt en probeer het opnieuw.',
    partly: 'Niet alle reglementen konden worden geladen.',
    retry: 'Opnieuw proberen',
    textUnavailable: 'Zoeken in de tekst lukt nu niet; nummers, titels en begrippen wel.',
    textUnbuilt: 'Zoeken in de tekst kan alleen in de gebouwde site: {command}.',
    recent: 'Eerder gezocht',
    clear: 'Wissen',
  },
  da: {
    title: 'Søg',
    field: 'Søg på nummer, ord eller det, der skete',
    placeholder: 'Nummer, ord eller sætning',
    close: 'Luk',
    scope: 'Søg i',
    thisBook: 'Dette regelsæt',
    allBooks: 'Alle regelsæt',
    hint: 'Skriv et nummer, et ord eller bare, hvad der skete ved bordet.',
    keys: { move: 'vælg', open: 'åbn', close: 'luk' },
    groups: {
      numbers: 'Nummer',
      matches: 'Situationer, begreber og regler',
      text: 'I teksten',
      nearest: 'Ligner',
    },
    kinds: {
      rule: 'Regel',
      clause: 'Stykke',
      situation: 'Situation',
      ruling: 'Afgørelse',
      term: 'Begreb',
      article: 'Paragraf',
    },
    count: { one: '{n} resultat', other: '{n} resultater' },
    loading: 'Henter…',
    searchingText: 'Søger i teksten…',
    onlyText: 'Kun fundet i teksten.',
    none: 'Fandt ikke noget om “{query}”.',
    situations: 'Se alle situationer',
    situationsOf: 'Alle situationer i {book}',
    searchAll: 'Søg i alle regelsæt',
    failed: 'Søgelisten kunne ikke hentes. Se efter, om du har forbindelse, og prøv igen.',
    partly: 'Ikke alle regelsæt kunne hentes.',
    retry: 'Prøv igen',
    textUnavailable: 'Der kan ikke søges i teksten lige nu, kun i numre, titler og begreber.',
    textUnbuilt: 'Der kan kun søges i teksten på det byggede site: {command}.',
    recent: 'Tidligere søgninger',
    clear: 'Ryd',
  },
  de: {
    title: 'Suche',
    field: 'Nach Nummer, Wort oder Vorfall suchen',
    placeholder: 'Nummer, Wort oder Satz',
    close: 'Schließen',
    scope: 'Suchen in',
    thisBook: 'Dieses Regelwerk',
    allBooks: 'Alle Regelwerke',
    hint: 'Eine Nummer, ein Wort oder einfach, was am Tisch passiert ist.',
    keys: { move: 'auswählen', open: 'öffnen', close: 'schließen' },
    groups: {
      numbers: 'Nummer',
      matches: 'Situationen, Begriffe und Regeln',
      text: 'Im Text',
      nearest: 'Klingt ähnlich',
    },
    kinds: {
      rule: 'Regel',
      clause: 'Absatz',
      situation: 'Situation',
      ruling: 'Entscheidung',
      term: 'Begriff',
      article: 'Paragraf',
    },
    count: { one: '{n} Treffer', other: '{n} Treffer' },
    loading: 'Wird geladen …',
    searchingText: 'Der Text wird durchsucht …',
    onlyText: 'Nur im Text gefunden.',
    none: 'Nichts gefunden zu „{query}“.',
    situations: 'Alle Situationen ansehen',
    situationsOf: 'Alle Situationen in {book}',
    searchAll: 'In allen Regelwerken suchen',
    failed: 'Das Suchverzeichnis ließ sich nicht laden. Verbindung prüfen und noch einmal versuchen.',
    partly: 'Nicht alle Regelwerke ließen sich laden.',
    retry: 'Noch einmal versuchen',
    textUnavailable: 'Der Text lässt sich gerade nicht durchsuchen; Nummern, Titel und Begriffe schon.',
    textUnbuilt: 'Der Text lässt sich nur in der gebauten Site durchsuchen: {command}.',
    recent: 'Zuletzt gesucht',
    clear: 'Löschen',
  },
  en: {
    title: 'Search',
    field: 'Search by number, by word or by what happened',
    placeholder: 'Number, word or phrase',
    close: 'Close',
    scope: 'Search in',
    thisBook: 'This rulebook',
    allBooks: 'All rulebooks',
    hint: 'Type a number, a word, or simply what happened at the table.',
    keys: { move: 'choose', open: 'open', close: 'close' },
    groups: {
      numbers: 'Number',
      matches: 'Situations, terms and rules',
      text: 'In the text',
      nearest: 'Sounds like',
    },
    kinds: {
      rule: 'Rule',
      clause: 'Clause',
      situation: 'Situation',
      ruling: 'Ruling',
      term: 'Term',
      article: 'Law',
    },
    count: { one: '{n} result', other: '{n} results' },
    loading: 'Loading…',
    searchingText: 'Looking through the text…',
    onlyText: 'Found in the text only.',
    none: 'Nothing found for “{query}”.',
    situations: 'See all situations',
    situationsOf: 'All situations in {book}',
    searchAll: 'Search all rulebooks',
    failed: 'The search list could not be loaded. Check your connection and try again.',
    partly: 'Some rulebooks could not be loaded.',
    retry: 'Try again',
    textUnavailable: 'The text cannot be searched right now; numbers, titles and terms can.',
    textUnbuilt: 'The text can be searched in the built site only: {command}.',
    recent: 'Recent searches',
    clear: 'Clear',
  },
};
