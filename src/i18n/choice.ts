/** Yes and no. */
export interface ChoiceWords {
  /** As they stand on a button. */
  readonly yes: string;
  readonly no: string;
  /** As a book in this language spells them in conditions, addresses and the JSON interface. */
  readonly spelled: { readonly yes: string; readonly no: string };
}
