/** The notes that a ruling rests on, as data. */
import { citeBySlug } from '#library/cited.ts';
import type { AlternativeDoc, RulingDoc } from '#library/types.ts';
import { writtenEffect } from '#model/index.ts';
import type { SituationJson } from './format.ts';

/**
 * With the notes' texts, so that a ruling is not passed on without its doubts, and with the rulings under
 * their other reading.
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
