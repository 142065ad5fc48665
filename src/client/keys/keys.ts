/** The keyboard shortcuts. */

export type Shortcut = 'help' | 'next' | 'previous' | 'copy' | 'return';

/** The answers of a situation's question, in their order. */
export const ANSWER_KEYS = '123456789';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Whether an input method is composing a character. */
  readonly isComposing: boolean;
  /** Whether the key is held down. */
  readonly repeat: boolean;
}

/** One key each, at the same place or with the same character on every keyboard of the site's languages. */
export const KEYS: Readonly<Record<Shortcut, string>> = { next: 'j', previous: 'k', copy: 'c', return: 'b', help: '?' };

/** Keys with a modifier belong to the browser; shift may be needed for the character. */
export function shortcutOf(press: KeyPress): Shortcut | undefined {
  if (!isAlone(press)) return undefined;
  return (Object.keys(KEYS) as Shortcut[]).find((shortcut) => KEYS[shortcut] === press.key);
}

/** Index of the answer that a key gives. A key that is held down does not answer the next question too. */
export function answerIndexOf(press: KeyPress): number | undefined {
  if (!isAlone(press) || press.repeat || press.key.length !== 1) return undefined;
  const index = ANSWER_KEYS.indexOf(press.key);
  return index < 0 ? undefined : index;
}

function isAlone({ ctrlKey, altKey, metaKey, isComposing }: KeyPress): boolean {
  return !(ctrlKey || altKey || metaKey || isComposing);
}
