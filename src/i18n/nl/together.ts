/** A case of several parts. */
export const words = {
  /** The page for a case of several parts; its heading. */
  title: 'Alles bij elkaar',
  lead: 'Eén zaak met meer dan één voorval: wat samen geldt.',
  /** For search engines; `{game}`. */
  description: 'Eén zaak van {game} met meer dan één voorval: wat samen geldt, en wat het bij elkaar wordt.',
  /** Where the address has no parts. */
  none: 'Hier staat nog niets. Beslis eerst één ding; onder de uitspraak staat dan: Gebeurde er nog iets?',
  failed: 'Een deel van de zaak kon niet worden opgehaald, dus er staat geen totaal.',
  retry: 'Probeer het opnieuw',
  /** Where the address names a situation that the edition has not. */
  gone: 'Een deel van de link hoort bij een situatie die hier niet bestaat, en is weggelaten.',
  undecided: 'Nog niet beslist',
  goOn: 'Verder met de vragen',
  change: 'Wijzig',
  /** Above two parts or more. */
  order: 'In de volgorde waarin je ze invoerde. Voor wat samen geldt, maakt die niets uit.',
  /** Moves a part before the one above it. */
  earlier: 'Naar voren',
  earlierThis: 'Naar voren: {title}',
  again: 'Nog eens',
  againThis: 'Nog eens: {title}',
  compare: 'Vergelijk',
  compareThis: 'Vergelijk met een andere uitspraak: {title}',
  remove: 'Haal weg',
  removeThis: 'Haal weg: {title}',
  /** Of a part in whose place another one holds: `{verdict}`. */
  instead: 'Geldt niet; in de plaats daarvan: {verdict}',
  meets: 'Hoe dat samengaat',
  /** How two parts go together, by their titles: `{one}` and `{other}`. */
  kinds: {
    adds: '{one} en {other}: allebei',
    prevails: '{one} gaat voor: {other} geldt dan niet',
    /** Where it is not answered whether it does. */
    depends: '{one} kan voorgaan op {other}; dat hangt af van de zaak',
    excludes: '{one} en {other}: dat kan niet allebei',
    open: '{one} en {other}: het reglement zegt niet wat voorgaat',
  },
  /** Where it makes a difference whether two parts, by their titles, are one event. */
  event: {
    /** Above all of these questions: what belongs together. */
    how: 'Bij elkaar hoort één handeling van één speler, of twee waar de zin bij de vraag over gaat. Een andere handeling, een andere speler of een ander spel staat los.',
    ask: '{one} en {other}: hoort dat hier bij elkaar?',
    yes: 'Hoort bij elkaar',
    no: 'Staat los van elkaar',
    /** What holds in either case, until it is answered: `{line}` is one of `kinds`. */
    either: 'Hoort het bij elkaar: {line}. Staat het los van elkaar: allebei',
    /** Once it is. */
    same: 'Hoort bij elkaar: {line}',
    apart: '{one} en {other}: los van elkaar, dus allebei',
    /** Of an address in which that cannot be read, or contradicts itself. */
    mangled: 'Wat de link zegt over wat bij elkaar hoort, past niet bij deze delen en is weggelaten.',
  },
  total: 'Bij elkaar',
  /** Below the sums. */
  besides: 'Waar hierboven niets anders staat, geldt alles naast elkaar.',
  /** Below sums of parts between which nothing is declared. */
  separate:
    'Hier zijn de delen opgeteld als losse voorvallen van dezelfde partij. Gaan twee delen over één en hetzelfde, dan telt dat maar één keer; deden verschillende partijen het, tel ze dan niet bij elkaar op.',
  /** In its place where it is declared or told of each two of them how they go together. */
  sides: 'Het totaal is voor één en dezelfde partij; deden verschillende partijen het, tel dan niet op.',
  /** In place of it, where one part may or cannot hold beside another. */
  noSum: 'Een totaal staat er pas als vaststaat wat van het bovenstaande geldt.',
  clear: 'Nieuwe zaak',
  add: 'Gebeurde er nog iets?',
  /** Over the situations that are known to go together with a part. */
  near: 'Gaat hier vaak mee samen',
  common: 'Vaak gevraagd',
  all: 'Alle situaties',
};
