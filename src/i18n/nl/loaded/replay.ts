/** A record whose link is opened some time after the ruling. Loaded with the replay. */
export const words = {
  /** The accessible name of the comparison. */
  title: 'Deze zaak, toen en nu',
  /** The table is the same and its edition in force. */
  still: 'Dit geldt nog steeds.',
  /** The edition has been corrected: with the same ruling, the same in other words, and with another. */
  corrected: {
    same: 'Deze situatie is hier sindsdien gecorrigeerd. De uitspraak is dezelfde gebleven.',
    reworded: 'Deze situatie is hier sindsdien gecorrigeerd. De uitspraak heeft hetzelfde gevolg, in andere woorden:',
    differs: 'Deze situatie is hier sindsdien gecorrigeerd. In deze zaak valt de uitspraak nu anders uit.',
  },
  /** The edition has been superseded, likewise. */
  inForce: {
    same: 'In de editie die nu geldt is de uitspraak dezelfde.',
    reworded: 'In de editie die nu geldt heeft de uitspraak hetzelfde gevolg, in andere woorden:',
    differs: 'In de editie die nu geldt valt de uitspraak anders uit.',
  },
  /**
   * If no ruling follows now: a question is open or cannot be answered, or the answers contradict each other.
   */
  open: 'Nu wordt er iets gevraagd dat toen niet is beantwoord: {ask}',
  undecided: 'Met deze antwoorden is het nu niet te beslissen.',
  impossible: 'Deze antwoorden kunnen nu niet samengaan.',
  /** Before the way to the questions. */
  goOn: 'Verder met de antwoorden die er nog zijn',
  /** The situation is not in the edition in force. */
  gone: 'Deze situatie komt in de editie die nu geldt niet meer voor.',
  /** The link's checksum does not fit, or is not there. */
  sum: {
    wrong: 'Let op: deze link is veranderd sinds hij is gemaakt.',
    missing: 'Let op: deze link is afgekapt of veranderd sinds hij is gemaakt. De controlecode ontbreekt.',
  },
  /** The table of then is not known, or could not be fetched; what follows from the page's text is shown. */
  unknown:
    'De versie van deze situatie die de link noemt, is hier niet bekend. Wat hieronder staat, volgt uit de tekst van deze pagina.',
  failed: 'De versie van toen kon niet worden opgehaald. Wat hieronder staat, volgt uit de tekst van deze pagina.',
  /** By the table of then these answers did not lead to this ruling either. */
  elsewhere: 'Ook in de versie van toen leiden deze antwoorden niet tot deze uitspraak.',
  /** Heads of the two rulings. */
  then: 'Toen',
  now: 'Nu',
  page: 'Naar deze uitspraak',
  /** Over what made the difference. */
  why: 'Dit maakt het verschil',
  any: 'elk antwoord',
  inCase: 'In deze zaak: {says}',
  /** Another ruling goes before the one of then, `{verdict}`; or that one is there no more. */
  overridden: 'Een andere uitspraak gaat nu voor: {verdict}',
  rulingGone: 'De uitspraak van toen staat niet meer in de regels.',
  /** In what the clause rules otherwise; `{cites}` of now. */
  of: {
    effects: 'De gevolgen zijn veranderd: {cites}.',
    modality: 'Of het moet of mag, is veranderd: {cites}.',
    decidedBy: 'Wie beslist, is veranderd: {cites}.',
  },
  /** An answer that does not exist any more: what was asked, and what it meant. */
  lost: 'Dit antwoord bestaat niet meer. Toen betekende het: {says}.',
  /** A record of several parts: the ruling that the link names of one is not to be had. */
  noRuling: 'De uitspraak die de link hier noemt, is niet te vinden, of de verbinding is weg.',
  /** How its parts go together: in the edition of the link, and in the one in force. */
  meets: {
    here: 'Hoe het samengaat, is hier nu anders dan toen.',
    inForce: {
      same: 'In de editie die nu geldt gaat het op dezelfde manier samen.',
      differs: 'In de editie die nu geldt gaat het anders samen.',
    },
    unknown: 'Of het in de editie die nu geldt nog zo samengaat, is niet te zeggen.',
    /** Where nothing else is said of any two of them. */
    beside: 'alles geldt naast elkaar',
  },
};
