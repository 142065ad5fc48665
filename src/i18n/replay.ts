/** What is said of a record when its link is opened, some time after the ruling. Loaded with the replay. */
export interface ReplayWords {
  /** What all of it is about, for whoever hears the page. */
  readonly title: string;
  /** The table is the same and its edition in force. */
  readonly still: string;
  /** The edition has been corrected: with the same ruling, and with another. */
  readonly corrected: { readonly same: string; readonly differs: string };
  /** The edition has been superseded, likewise. */
  readonly inForce: { readonly same: string; readonly differs: string };
  /** Where no ruling follows now: a question is open, nobody can tell, or the answers cannot go together. */
  readonly open: string;
  readonly undecided: string;
  readonly impossible: string;
  /** Before the way to the questions. */
  readonly goOn: string;
  /** The situation is not in the edition in force. */
  readonly gone: string;
  /** The link's checksum does not fit, or is not there. */
  readonly sum: { readonly wrong: string; readonly missing: string };
  /** The table of then is not known, or could not be fetched; what follows from the page's text is shown. */
  readonly unknown: string;
  readonly failed: string;
  /** By the table of then these answers did not lead to this ruling either. */
  readonly elsewhere: string;
  /** Heads of the two rulings. */
  readonly then: string;
  readonly now: string;
  readonly page: string;
  /** Over what made the difference. */
  readonly why: string;
  /** Of a fact: the values of the ruling of then. `{values}` */
  readonly valuesThen: string;
  readonly valuesNow: string;
  readonly any: string;
  readonly inCase: string;
  /** Another ruling goes before the one of then, `{verdict}`; or that one is there no more. */
  readonly overridden: string;
  readonly rulingGone: string;
  /** In what the clause rules otherwise; `{cites}` of now. */
  readonly of: Readonly<Record<'effects' | 'modality' | 'decidedBy', string>>;
  /** An answer that does not exist any more: what was asked, and what it meant. */
  readonly lost: string;
}
