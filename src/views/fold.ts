/** Of a list that a phone has no room for, how much lies open, and what the rest waits behind. */
import { counted, type Plural } from '#i18n/language.ts';
import { untagged } from '#model/language-tags.ts';
import type { Language } from '#model/language.ts';

export interface Fold {
  /** How many lie open. */
  readonly open: number;
  /** What the others wait behind: "2 more steps". */
  readonly label: string;
}

/**
 * A single item with no more characters than this is shown: it takes no more room than the line that would
 * hide it.
 */
const SHORT = 40;

export interface Room {
  /** So many lie open, however long they are. */
  readonly least: number;
  /** Others lie open as long as all of them have no more letters. */
  readonly letters: number;
}

/** How many of these texts lie open, from the first on. */
export function openOf(texts: readonly string[], { least, letters }: Room): number {
  let open = 0;
  let used = 0;
  for (const text of texts) {
    used += untagged(text).length;
    if (open >= least && used > letters) break;
    open += 1;
  }
  const alone = texts.length - open === 1 && untagged(texts.at(-1) ?? '').length <= SHORT;
  return alone ? texts.length : open;
}

/** The hidden part of a list; undefined if all of it is shown. `forms` give its label, with `{n}`. */
export function foldOf(texts: readonly string[], room: Room, forms: Plural, language: Language): Fold | undefined {
  const open = openOf(texts, room);
  const n = texts.length - open;
  return n === 0 ? undefined : { open, label: counted(language, forms, n) };
}
