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
  return eachTagged(line === '' ? lines : withoutOrphan([...lines, line]));
}

/** A word that is as short reads as lost where it stands alone. */
const SHORT = 5;

/** Puts the last word of the line before onto a last line that is so short, if that makes none longer. */
function withoutOrphan(lines: readonly string[]): readonly string[] {
  const [before = '', last = ''] = lines.slice(-2);
  const words = before.split(' ');
  const joined = `${words.at(-1) ?? ''} ${last}`;
  const rest = words.slice(0, -1).join(' ');
  if (lines.length < 2 || words.length < 2 || untagged(last).length > SHORT) return lines;
  if (untagged(joined).length > untagged(before).length) return lines;
  // Else what is left would be the short line.
  if (untagged(rest).length <= untagged(last).length) return lines;
  return [...lines.slice(0, -2), rest, joined];
}
