/** The help above the answers, and whether it fits on a phone's first screen. */
import { untagged } from '#model/language-tags.ts';

/** Two lines on a phone of 360 px, even in a wide font; longer text would push the answers off the screen. */
const TWO_LINES = 76;

/** Three lines in the size of a question below the name of its situation. */
const LONG_QUESTION = 64;

/** Whether a question is long enough to be shown in smaller letters below the name of its situation. */
export function isLongQuestion(ask: string): boolean {
  return untagged(ask).length > LONG_QUESTION;
}

/** Whether the help for establishing an answer is too long to be shown unasked. */
export function isLongHelp(how: string): boolean {
  return untagged(how).length > TWO_LINES;
}
