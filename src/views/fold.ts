/** How much of a list a phone shows, and the label of the line that unfolds the rest. */
import { counted, type Plural } from '#i18n/language.ts';
import { untagged } from '#model/language-tags.ts';
import type { Language } from '#model/language.ts';

export interface Fold {
  /** How many items are shown. */
  readonly open: number;
  /** The label of the others: "2 more steps". */
  readonly label: string;
}

/**
 * A single item with no more characters than this is shown: it takes no more room than the line that would
 * hide it.
 */
const SHORT = 40;

export interface Room {
  /** At least so many are shown, however long they are. */
  readonly least: number;
  /** More are shown while all of them together have at most so many characters. */
  readonly letters: number;
}

/** How many of these texts are shown, from the first on. */
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
