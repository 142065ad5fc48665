/** Text in lines, for drawings that are made where no browser can measure letters. */
import { eachTagged, untagged } from '#model/language-tags.ts';

/**
 * Breaks a text between words so that no line is longer than `most` characters, but for words that are longer
 * alone.
 */
export function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (untagged(longer).length <= most || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return eachTagged(line === '' ? lines : [...lines, line]);
}
