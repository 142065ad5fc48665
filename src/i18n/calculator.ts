/** What a calculator says around the options of a book. */

export interface CalculatorWords {
  /** With `{game}`. */
  readonly description: string;
  readonly lead: string;
  readonly what: string;
  readonly worth: string;
  readonly have: string;
  /** Spoken with a button: `{what}` is the option. */
  readonly more: string;
  readonly less: string;
  readonly total: string;
  readonly reset: string;
  readonly refused: string;
  /** What is wrong with an address: no option of it (`{what}`), no number (`{value}`), more than there can be (`{n}`). */
  readonly foreign: string;
  readonly noCount: string;
  readonly tooMany: string;
  readonly unless: string;
  readonly open: string;
  /** On the situation's page. */
  readonly several: string;
}
