import { isTyping } from '#client/typing.ts';
import { singleKeysOn } from './key-choice.ts';

/**
 * `/` where nobody is typing, unless such keys are turned off; Ctrl-K or ⌘-K anywhere; and Enter in the field
 * that took what was typed, where the search could not be loaded.
 */
export function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key === 'Enter') return target instanceof Element && target.matches('[data-first-field]');
  if (key === 'k') return (ctrlKey || metaKey) && !altKey;
  const alone = key === '/' && !ctrlKey && !metaKey && !altKey;
  return alone && singleKeysOn() && !isTyping(target);
}
