/** What a row says of a text that it opens to. */
import { eachTagged } from '#model/language-tags.ts';

/** The shortest stretch that ends as a sentence does, with another one behind it. */
const SENTENCE = /^[^]*?[\p{L}\d)\]’'”»%][.!?][’'”»)]*(?=[\p{Cf}\s]+[\p{Lu}\d„“‘«»€])/u;
/** Too short to be one: `Art.`, `Z. B.`, `Reg. 4`. */
const SHORT = /(?:^|[\s(])(?:\p{L}\.)?\p{L}{1,3}\.$/u;

/** The first sentence of a text; all of it where there is no other. It says its languages as the text did. */
export function firstSentence(text: string): string {
  let end = 0;
  for (;;) {
    const found = SENTENCE.exec(text.slice(end))?.[0];
    if (found === undefined) return text;
    end += found.length;
    if (!SHORT.test(text.slice(0, end))) break;
  }
  const [first = text] = eachTagged([text.slice(0, end), text.slice(end)]);
  return first;
}
