/** What stands above the answers, and whether there is room for it on a phone's first screen. */

/** Two lines on a phone of 360 px, even in a wide font; what is longer pushes the answers off the screen. */
const TWO_LINES = 76;

/** Three lines in the size of a question that stands below the name of its situation. */
const LONG_QUESTION = 64;

/** Whether a question is so long that it stands in smaller letters below the name of its situation. */
export function isLongQuestion(ask: string): boolean {
  return ask.length > LONG_QUESTION;
}

/** Whether how to establish an answer is too long to stand there before anybody asks for it. */
export function isLongHelp(how: string): boolean {
  return how.length > TWO_LINES;
}
