/** What a ruling rests on beside the text, as data. */
import { citeBySlug } from '#library/cited.ts';
import type { RulingDoc } from '#library/types.ts';
import type { SituationJson } from './format.ts';

/** With the notes' texts, so that nobody hands a ruling on without its doubts. */
export function restsJson({ rests }: RulingDoc): NonNullable<SituationJson['rulings'][number]['rests']> {
  return rests.map((each) => ({ note: each.id, kind: each.note.kind, text: each.note.text, cite: citeBySlug(each) }));
}
