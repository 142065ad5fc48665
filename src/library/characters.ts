/**
 * Finds characters that a rulebook's text must not have: replacement characters, invisible ones, and
 * look-alike letters.
 */

export interface OddCharacter {
  readonly kind: 'lost' | 'unseen' | 'foreign';
  /** `U+202E` */
  readonly name: string;
  /** Offset of the first one in the text, in UTF-16 code units. */
  readonly offset: number;
  /** The number of occurrences. */
  readonly count: number;
}

/** The replacement character: the bytes were not valid UTF-8. */
const LOST = '\uFFFD';
/**
 * Everything without a shape of its own: control characters, marks that turn the direction of reading, spaces
 * of no width, separators that no editor shows, halves of characters, and half a line break, which ends a
 * line to some readers and not to others. Line breaks and tabs are as they should be; so are the soft hyphen,
 * which shows where a word breaks, and the marks that choose between a symbol and its picture.
 */
const UNSEEN =
  /\r(?!\n)|(?![\t\n\r\u00AD\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
/**
 * A letter of another alphabet next to a Latin one, such as a Cyrillic `а` within a word, which no search
 * would find. By itself it may be intended.
 */
const FOREIGN =
  /[\p{L}--[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Default_Ignorable_Code_Point}]](?:(?<=\p{Script=Latin}\p{M}*\p{L})|(?=\p{M}*\p{Script=Latin}))/gv;
const BYTE_ORDER_MARK = '\uFEFF';

/** Each odd character once, in order of first occurrence. A leading byte-order mark is ignored. */
export function oddCharacters(text: string): readonly OddCharacter[] {
  const found = new Map<string, OddCharacter>();
  const add = (kind: OddCharacter['kind'], character: string, offset: number) => {
    const name = nameOf(character);
    const before = found.get(name);
    found.set(name, { kind, name, offset: before?.offset ?? offset, count: (before?.count ?? 0) + 1 });
  };
  for (let at = text.indexOf(LOST); at >= 0; at = text.indexOf(LOST, at + 1)) add('lost', LOST, at);
  for (const { 0: character, index } of text.matchAll(UNSEEN)) {
    if (index > 0 || character !== BYTE_ORDER_MARK) add('unseen', character, index);
  }
  for (const { 0: character, index } of text.matchAll(FOREIGN)) add('foreign', character, index);
  return [...found.values()].sort((a, b) => a.offset - b.offset);
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
