/** The seats at the table, chosen by the reader. Loaded on first use. */
import type { Seat } from '#model/seat.ts';

export const words = {
  /** The button that opens the table. */
  open: 'Wie zit waar?',
  /** The names of the seats; each has a letter of its own at its beginning. */
  names: { n: 'Noord', e: 'Oost', s: 'Zuid', w: 'West' } satisfies Record<Seat, string>,
  /** `{who}`, a party as written in a sentence, and `{seat}`. */
  sits: '{who} zit {seat}',
  /** Asks for the seat of a party, `{who}`. */
  where: 'Waar zit {who}?',
  /** Takes the seats out of the texts again. */
  without: 'Zonder plaatsen',
  you: {
    where: 'Waar zit je zelf?',
    /** Not a player at this table. */
    nowhere: 'Niet aan deze tafel',
    /** At the reader's own seat. */
    here: 'je zit hier',
    /** What the reader is in this case, `{who}`. */
    are: 'Je bent {who}.',
  },
};
