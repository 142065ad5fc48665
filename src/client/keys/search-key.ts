import { isTyping } from '#client/typing.ts';
import { singleKeysOn } from './key-choice.ts';

/**
 * `/` outside of fields, unless single-character shortcuts are off; Ctrl-K or ⌘-K anywhere; and Enter in the
 * first field when the search could not be loaded.
 */
export function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key === 'Enter') return target instanceof Element && target.matches('[data-first-field]');
  if (key === 'k') return (ctrlKey || metaKey) && !altKey;
  const alone = key === '/' && !ctrlKey && !metaKey && !altKey;
  return alone && singleKeysOn() && !isTyping(target);
}
