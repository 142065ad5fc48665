/** The keyboard shortcuts. */

export type Shortcut = 'help' | 'next' | 'previous' | 'copy' | 'return';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Whether an input method is composing a character. */
  readonly isComposing: boolean;
}

/** One key each, at the same place or with the same character on every keyboard of the site's languages. */
export const KEYS: Readonly<Record<Shortcut, string>> = { next: 'j', previous: 'k', copy: 'c', return: 'b', help: '?' };

/** Keys with a modifier belong to the browser; shift may be needed for the character. */
export function shortcutOf({ key, ctrlKey, altKey, metaKey, isComposing }: KeyPress): Shortcut | undefined {
  if (ctrlKey || altKey || metaKey || isComposing) return undefined;
  return (Object.keys(KEYS) as Shortcut[]).find((shortcut) => KEYS[shortcut] === key);
}
