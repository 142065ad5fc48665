/** Shared content as text: plain for a chat, and as Markdown for a forum, a mail or minutes. Pure. */
import type { SharedContent } from './shared-content.ts';

/** Plain text: the lines, and the link on the last line. */
export function wholeText({ lines }: Pick<SharedContent, 'lines'>, url: string): string {
  return [...lines, url].join('\n');
}

/** The same in Markdown: the first line is the link, the others are a list below it. */
export function markdownText({ lines }: Pick<SharedContent, 'lines'>, url: string): string {
  const [first = '', ...others] = lines.flatMap((line) => line.split('\n'));
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
