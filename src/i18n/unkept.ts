/** What is said where a browser keeps nothing for the site. Loaded when it has refused something. */
export interface UnkeptWords {
  /** Of a choice: how the page looks, a box that was ticked. */
  readonly choice: string;
  /** Of what is typed on the sheet of a dispute. */
  readonly typed: string;
}
