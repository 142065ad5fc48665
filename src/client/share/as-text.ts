/** Shared content as text: plain for a chat, and as Markdown for a forum, a mail or minutes. Pure. */

/** What is shared, in one language or in several. */
export interface Texts {
  readonly title: string;
  /** The lines of each language. */
  readonly texts: readonly (readonly string[])[];
}

/** Plain text: the lines, with an empty one between languages. */
export function plainText({ texts }: Pick<Texts, 'texts'>): string {
  return texts.map((lines) => lines.join('\n')).join('\n\n');
}

/** The same with the link on the last line. */
export function wholeText(texts: Pick<Texts, 'texts'>, url: string): string {
  return [plainText(texts), url].join('\n');
}

/** The same in Markdown: the first line is the link, the others are a list below it. */
export function markdownText({ texts }: Pick<Texts, 'texts'>, url: string): string {
  const [first = '', ...others] = texts.flat().flatMap((line) => line.split('\n'));
  const head = `**[${escaped(first)}](${target(url)})**`;
  return others.length === 0 ? head : [head, '', ...others.map((line) => `- ${escaped(line)}`)].join('\n');
}

/** Escapes everything that is syntax in Markdown. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^([+-])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

/** A parenthesis would end the address. */
function target(url: string): string {
  return url.replace(/\(/g, '%28').replace(/\)/g, '%29');
}
