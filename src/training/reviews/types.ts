/**
 * A review: how one ruling went, once. Reviews are all that is kept; whatever else is shown is worked out
 * from them.
 */

/** How the ruling was practised. */
export const KINDS = ['table', 'ruling', 'near', 'find', 'exam'] as const;
export type Kind = (typeof KINDS)[number];

/** 1 wrong, 2 right with trouble, 3 right, 4 right without any trouble: the grades of the scheduler. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/** Never changed once it has been made. */
export interface Review {
  /** 32 random hex digits: no two devices give the same one. */
  readonly id: string;
  readonly book: string;
  /** Id of the ruling as it was then. */
  readonly ruling: string;
  /** Ten hex digits for what the ruling meant then, so that one that has changed since is told apart. */
  readonly meaning: string;
  readonly kind: Kind;
  readonly grade: Grade;
  /** What the clock said, right or wrong: milliseconds since 1970. */
  readonly at: number;
  /**
   * Where it stands among all reviews of this device: the clock's milliseconds, or one more than the highest
   * so far where the clock says less. A clock that is set back therefore changes no order.
   */
  readonly order: number;
}

/** A review as whoever trains makes it; the store adds the rest. */
export type NewReview = Pick<Review, 'book' | 'ruling' | 'meaning' | 'kind' | 'grade'>;

/** A ruling of today, as far as the reviews have to know it. */
export interface KnownRuling {
  readonly id: string;
  /** Ids that it had before. */
  readonly aliases?: readonly string[];
  readonly meaning: string;
}

/** A book of today: all its rulings, in the order in which they are to be learned. */
export interface KnownBook {
  /** Its id. */
  readonly book: string;
  readonly situations: readonly { readonly rulings: readonly KnownRuling[] }[];
}

/** What stands in the store under a key and cannot be read as a review. */
export interface Unreadable {
  readonly key: string;
  readonly raw: string;
}
