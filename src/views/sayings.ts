import type { Edition, SituationDoc } from '#library/types.ts';

export interface Saying {
  readonly phrase: string;
  readonly situation: SituationDoc;
}

/** Everything that people say when something happens, in the language's alphabetical order. */
export function sayingsOf(edition: Edition): readonly Saying[] {
  const order = new Intl.Collator(edition.book.language);
  return edition.situations
    .flatMap((situation) => situation.data.phrases.map((phrase): Saying => ({ phrase, situation })))
    .sort((a, b) => order.compare(a.phrase, b.phrase));
}
