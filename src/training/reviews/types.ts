/**
 * A review: the result of practising one ruling once. Only reviews are stored; everything else is computed
 * from them.
 */

/** The storage key that says that something is kept. */
export const MARK = 'arbiter:training';

/** How the ruling was practised. */
export const KINDS = ['table', 'ruling', 'near', 'find', 'joint', 'exam'] as const;
export type Kind = (typeof KINDS)[number];

/** 1 wrong, 2 right with difficulty, 3 right, 4 right with ease: the grades of the scheduler. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/** Immutable once created. */
export interface Review {
  /** 32 random hex digits, unique over all devices. */
  readonly id: string;
  readonly book: string;
  /** Id of the ruling at that time, or of the card of two rulings of one event (joint/card.ts). */
  readonly ruling: string;
  /** Ten hex digits for the ruling's meaning at that time, to detect changes. */
  readonly meaning: string;
  readonly kind: Kind;
  readonly grade: Grade;
  /** The clock's time, right or wrong: milliseconds since 1970. */
  readonly at: number;
  /**
   * Its position among all reviews of this device: the clock's milliseconds, or one more than the highest so
   * far if the clock is behind. So a clock that is set back changes no order.
   */
  readonly order: number;
}

/** A new review; the store adds the rest. */
export type NewReview = Pick<Review, 'book' | 'ruling' | 'meaning' | 'kind' | 'grade'>;

/** A current ruling, as the reviews need it. */
export interface KnownRuling {
  readonly id: string;
  /** Former ids. */
  readonly aliases?: readonly string[];
  /** 10 hex digits of its meaning; changes when an edition changes it. */
  readonly meaning: string;
}

/** A current book: all its rulings, in the order for learning. */
export interface KnownBook {
  /** Its id. */
  readonly book: string;
  readonly situations: readonly { readonly rulings: readonly KnownRuling[] }[];
}
