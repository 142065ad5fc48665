/** How two parts go together, in words. */
import { fill } from '#i18n/fill.ts';
import type { DrillWords } from '#i18n/words.ts';
import type { Relation } from './relation.ts';
import type { JointCase } from './types.ts';

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
