/** A calculator's words around the options of a book. */
export const words = {
  /** With `{game}`. */
  description: 'Tel bij {game} bij elkaar op wat je hebt, en lees wat het samen waard is.',
  lead: 'Kies wat je hebt. Onderaan staat wat het samen waard is.',
  what: 'Wat',
  worth: 'Punten',
  have: 'Aantal',
  /** Spoken with a button: `{what}` is the option. */
  more: 'Eén erbij: {what}',
  less: 'Eén eraf: {what}',
  total: 'Samen',
  reset: 'Opnieuw',
  refused: 'telt niet mee',
  /** Faults in an address: an unknown option (`{what}`), not a number (`{value}`), too large (`{n}`). */
  foreign: '“{what}” in de link telt hier niet mee: dat is hier niet te kiezen.',
  noCount: '“{value}” is geen aantal, dus “{what}” uit de link telt niet mee.',
  tooMany: '“{what}” kan hoogstens {n} keer. De link zegt meer; hier staat {n}.',
  unless: 'Wanneer het niet telt',
  open: 'Wat het reglement openlaat',
  /** On the situation's page. */
  several: 'Meer dan één?',
};
