/** What happened to a rule, in two words with links to the earlier or later place of its text. */
import type { ChangeWords } from '#i18n/words.ts';
import { fill } from '#i18n/fill.ts';
import type { Linked, RuleMark } from './text.ts';

export interface MarkText {
  /** The text before the links. */
  readonly text: string;
  readonly links: readonly Linked[];
}

export function markWords(mark: RuleMark, words: ChangeWords['text']['marks']): MarkText {
  switch (mark.kind) {
    case 'new':
    case 'dropped':
    case 'text':
      return { text: words[mark.kind], links: [] };
    case 'renumbered':
      return { text: fill(words.renumbered, { before: mark.before }), links: [] };
    case 'moved':
      return { text: fill(words.moved, { before: mark.before, after: mark.after }), links: [] };
    case 'split':
      return { text: fill(words.split, { from: '' }), links: mark.from };
    case 'into':
      return { text: fill(words.into, { into: '' }), links: mark.into };
  }
}
