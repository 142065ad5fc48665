/** Differences between the editions of a book: what is gone, and what had a number before. */
export const words = {
  /** The page at an address whose thing the edition in force has no more. */
  gone: {
    title: 'Staat niet meer in de huidige editie',
    /** `{title}`, `{current}` and `{last}`: the thing, the edition in force, and the last one that has it. */
    text: '{title} komt in editie {current} niet meer voor. Het stond voor het laatst in editie {last}.',
    toLast: 'Lees het in editie {edition}',
  },
  /** On a page of an older edition, with `{edition}`, the one in force. */
  superseded: 'Dit is een oudere editie. Die is vervangen door editie {edition}.',
  /** With `{day}` and `{edition}`, the one in force until then. */
  ahead: 'Deze editie geldt vanaf {day}. Tot dan geldt editie {edition}.',
  toCurrent: 'Naar de huidige editie',
  /** On a page of an older edition, after the sentence that there is a newer one. */
  notInCurrent: 'Wat hier staat, komt daarin niet meer voor.',
  /** On a ruling of an older edition: which one took its place, `{edition}`. */
  supersededBy: 'vervangen door editie {edition}',
  /** Before the rule that had this number in `{edition}`. */
  numberWas: 'In editie {edition} had een andere regel dit nummer:',
  /** Where that rule is in the edition in force: `{rule}` as in running text. */
  nowAt: 'nu {rule}',
  goneTerms: 'Niet meer in de huidige editie',
  goneTerm: '{term} (voor het laatst in editie {edition})',
};
