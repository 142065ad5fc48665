/** What is handed on, as it is copied: for a chat, and as Markdown for a forum, a mail or minutes. Pure. */
import type { Handed } from './handed.ts';

/** The text as it stands in a chat: what is said, and the link on the last line. */
export function wholeText({ lines }: Pick<Handed, 'lines'>, url: string): string {
  return [...lines, url].join('\n');
}

/** The same in Markdown: its first line is the link, and the others are a list below it. */
export function markdownText({ lines }: Pick<Handed, 'lines'>, url: string): string {
  const [first = '', ...others] = lines.flatMap((line) => line.split('\n'));
  const head = `**[${escaped(first)}](${target(url)})**`;
  return others.length === 0 ? head : [head, '', ...others.map((line) => `- ${escaped(line)}`)].join('\n');
}

/** Whatever Markdown would take for a sign of its own stays a letter. */
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
