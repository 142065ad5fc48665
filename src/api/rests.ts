/** What a ruling rests on beside the text, as data. */
import { citeBySlug } from '#library/cited.ts';
import type { AlternativeDoc, RulingDoc } from '#library/types.ts';
import { writtenEffect } from '#model/index.ts';
import type { SituationJson } from './format.ts';

/**
 * With the notes' texts, so that nobody hands a ruling on without its doubts, and with what follows if they
 * are read the other way.
 */
export function restsJson({ rests }: RulingDoc): NonNullable<SituationJson['rulings'][number]['rests']> {
  return rests.map((each) => ({
    note: each.id,
    kind: each.note.kind,
    text: each.note.text,
    cite: citeBySlug(each),
    ...(each.alternatives.length === 0 ? {} : { alternatives: each.alternatives.map(alternativeJson) }),
    ...(each.eitherWay ? { eitherWay: true } : {}),
  }));
}

function alternativeJson({ effects, ...alternative }: AlternativeDoc) {
  return { ...alternative, effects: effects.map(writtenEffect) };
}
