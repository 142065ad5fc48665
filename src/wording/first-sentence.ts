/** The summary of a text that a row opens to. */
import { eachTagged } from '#model/language-tags.ts';

/** The shortest stretch that ends as a sentence does, with another one behind it. */
const SENTENCE = /^[^]*?[\p{L}\d)\]’'”»%][.!?][’'”»)]*(?=[\p{Cf}\s]+[\p{Lu}\d„“‘«»\p{Sc}])/u;
/** Ends no sentence: `Z. B. Ein Ass`, `Art. 27B1`. */
const ABBREVIATED = /(?:^|[\s(])(?:art|nr|stk|reg|bzw|bijv|evt|ca|vgl|f\.eks|\p{L})\.$/iu;

/**
 * The first sentence of a text, or the first few until they have `least` characters; the whole text if there
 * is no other. Language tags are kept.
 */
export function firstSentence(text: string, least = 0): string {
  let end = 0;
  for (;;) {
    const found = SENTENCE.exec(text.slice(end))?.[0];
    if (found === undefined) return text;
    end += found.length;
    if (end >= least && !ABBREVIATED.test(text.slice(0, end))) break;
  }
  const [first = text] = eachTagged([text.slice(0, end), text.slice(end)]);
  return first;
}
