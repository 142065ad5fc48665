/** The two parts of a case in words: what is asked of each, and how they go together. */
import { fill } from '#i18n/fill.ts';
import type { DrillWords } from '#i18n/words.ts';
import type { Relation } from './relation.ts';
import type { JointCase, JointPart } from './types.ts';

/** What the ruling of a part is asked with. */
export function legendText(part: Pick<JointPart, 'situation'>, words: DrillWords['joint']): string {
  // Some titles are questions themselves, and one mark is enough.
  return fill(words.legend, { title: part.situation.data.title.replace(/\?$/, '') });
}

/** How two parts go together. */
export function relationText(relation: Relation, { parts }: JointCase, words: DrillWords['joint']): string {
  const [one, other] = parts.map(({ situation }) => situation.data.title);
  switch (relation) {
    case 'both':
      return words.both;
    case 'first':
      return fill(words.instead, { one: one ?? '', other: other ?? '' });
    case 'second':
      return fill(words.instead, { one: other ?? '', other: one ?? '' });
    case 'unsaid':
      return words.unsaid;
  }
}
