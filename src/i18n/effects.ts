/** What effects are called. Every text is whole: nothing is put together from parts of words. */

type Unit = 'game' | 'set' | 'match' | 'round' | 'bid';
type Result = 'won' | 'lost' | 'drawn' | 'replayed' | 'annulled' | 'stands';

export interface EffectWords {
  readonly modality: Readonly<Record<'must' | 'may' | 'discretion', string>>;
  /** What a modality means, for a reader who hovers or asks. */
  readonly modalityMeans: Readonly<Record<'must' | 'may' | 'discretion', string>>;
  /** The side that the source does not name. */
  readonly unstated: string;
  readonly against: string;
  readonly to: string;
  /** Before whose card, call, lead or score it is. */
  readonly concerns: string;
  readonly result: Readonly<Record<Unit, Readonly<Record<Result, string>>>>;
  readonly tricks: { readonly one: string; readonly other: string };
  readonly card: Readonly<Record<'taken-back' | 'stands' | 'major-penalty' | 'minor-penalty' | 'turned', string>>;
  readonly lead: Readonly<Record<'require' | 'forbid' | 'free', string>>;
  /** With `{suit}`. */
  readonly leadSuit: Readonly<Record<'require' | 'forbid' | 'free', string>>;
  readonly call: Readonly<Record<'stands' | 'withdrawn' | 'repeat' | 'replace', string>>;
  readonly pass: Readonly<Record<'once' | 'rest', string>>;
  readonly dealAgain: string;
  readonly handDiscarded: string;
  /** With `{party}`: a label that is the subject of the phrase. */
  readonly removed: string;
  readonly substitution: Readonly<Record<'allowed' | 'refused', string>>;
  readonly permission: Readonly<Record<'granted' | 'refused', string>>;
  readonly adjust: Readonly<Record<'assigned' | 'artificial' | 'stands', string>>;
  /** A consequence `{text}` and where or when it holds, `{at}`. */
  readonly placed: string;
  /** With `{min}` and `{max}`, numbers already written out. */
  readonly span: string;
  /** A number that is not known yet, as it stands in a formula. */
  readonly blank: string;
  /** One line of a settlement: a party and its `{points}`. */
  readonly score: string;
  /** With `{n}`: a formula that counts euros. */
  readonly euros: string;
  /** With `{amount}` and `{unit}`: so much for each. */
  readonly per: string;
  readonly kinds: Readonly<Record<EffectKind, string>>;
  /** Stands for the number where the source names none ("{n} punten"). */
  readonly unstatedNumber: string;
  /** A fine whose amount the source does not name. */
  readonly unstatedFine: string;
}

/** What a penalty table can be filtered by. */
export type EffectKind = 'points' | 'fine' | 'result' | 'play' | 'removed' | 'permission' | 'none';
