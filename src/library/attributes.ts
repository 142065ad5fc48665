/** Finds the positions of an MDX element's attributes; the parser gives their values only. */

/** Names may contain a colon (`set:html`), a dot or a dash; anything else is no attribute that we know. */
const NAME = /[^\s=/>{}"']+/y;

/**
 * The offset of each attribute of the element that begins at `start`, in order: of its name, or of its
 * opening brace. What cannot be read as a tag ends the list early.
 */
export function attributeOffsets(text: string, start: number): readonly number[] {
  const offsets: number[] = [];
  let at = text.indexOf('<', start) + 1;
  at = skip(text, at, NAME);
  for (;;) {
    at = skip(text, at, /[\s]+/y);
    if (text[at] === '{') {
      offsets.push(at);
      at = afterBraces(text, at);
      continue;
    }
    const after = skip(text, at, NAME);
    if (after === at) return offsets;
    offsets.push(at);
    const equals = skip(text, after, /\s*=\s*/y);
    at = equals === after ? after : afterValue(text, equals);
  }
}

function afterValue(text: string, at: number): number {
  const quote = text[at];
  if (quote === '{') return afterBraces(text, at);
  if (quote !== '"' && quote !== "'") return skip(text, at, NAME);
  const end = text.indexOf(quote, at + 1);
  return end < 0 ? text.length : end + 1;
}

/** Behind the brace that closes the one at `at`; strings and comments may hold braces of their own. */
function afterBraces(text: string, at: number): number {
  let depth = 0;
  const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\*[^]*?\*\/|\/\/.*|[{}]/g;
  token.lastIndex = at;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{') depth++;
    if (match[0] === '}') depth--;
    if (depth === 0) return token.lastIndex;
  }
  return text.length;
}

function skip(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}
