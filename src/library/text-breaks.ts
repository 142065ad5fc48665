/** Keeps a number with what stands before it where a line of a text ends: "€ 30", "regel 4". */
import { defineMdastPlugin } from 'satteri';

/** What provisions are called in the languages of the site, also with an ending. */
const PROVISION =
  'regel|regels|artikel|artikelen|lid|rule|rules|law|laws|article|articles|artikler|stk\\.|punkt|absatz|§';

const BEFORE_A_NUMBER = new RegExp(`(?<=\\p{Sc}|(?<!\\p{L})(?:${PROVISION})) (?=\\d)`, 'giu');

/** The text with the spaces in which no line may end. */
export function unbroken(text: string): string {
  return text.replace(BEFORE_A_NUMBER, '\u00a0');
}

export const textBreaks = defineMdastPlugin({
  name: 'text-breaks',
  text(node, context) {
    const value = unbroken(node.value);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
});
