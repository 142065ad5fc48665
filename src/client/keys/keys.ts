/** What a key asks for. */

export type Shortcut = 'help' | 'next' | 'previous' | 'copy' | 'return';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** Whether the key is only part of a character, as with an input method. */
  readonly isComposing: boolean;
}

/** One key each, in the same place or with the same sign on every keyboard that the site's languages use. */
export const KEYS: Readonly<Record<Shortcut, string>> = { next: 'j', previous: 'k', copy: 'c', return: 'b', help: '?' };

/** Keys with a modifier belong to the browser; shift only makes the sign. */
export function shortcutOf({ key, ctrlKey, altKey, metaKey, isComposing }: KeyPress): Shortcut | undefined {
  if (ctrlKey || altKey || metaKey || isComposing) return undefined;
  return (Object.keys(KEYS) as Shortcut[]).find((shortcut) => KEYS[shortcut] === key);
}
