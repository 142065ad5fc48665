/** Texts as Markdown, for readers who take neither pages nor data. */
import { HTMLElement, parse, type Node } from 'node-html-parser';
import { resolveLink, type Urls } from '#addresses/urls.ts';
import type { Edition, Prose } from './types.ts';

const BLOCKS = new Set(['P', 'UL', 'OL', 'TABLE', 'BLOCKQUOTE', 'PRE', 'HR']);

/** Prose as Markdown, with links resolved to the given addresses. */
export function proseMarkdown(prose: Prose, urls: Urls, edition: Pick<Edition, 'ruleById'>): string {
  return markdownOf(prose.html, (href) => resolveLink(href, urls, edition));
}

/**
 * A text of the content as Markdown.
 * @param html as `Prose` has it: no other elements than those that a text may have (text-guard.ts).
 * @param addressOf where a link leads.
 */
export function markdownOf(html: string, addressOf: (href: string) => string): string {
  return blocksIn(parse(html).childNodes, addressOf).join('\n\n');
}

/** Words in which no sign is taken for Markdown. */
export function plainMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>~]/g, '\\$&').replace(/^(\d*)([#+.-])(?=\s)/, '$1\\$2');
}

type AddressOf = (href: string) => string;

/** Paragraphs, lists and tables; words that stand by themselves, as in a list, are a paragraph. */
function blocksIn(nodes: readonly Node[], addressOf: AddressOf): readonly string[] {
  const blocks: string[] = [];
  let words: Node[] = [];
  const close = (): void => {
    const text = inline(words, addressOf);
    if (text !== '') blocks.push(text);
    words = [];
  };
  for (const node of nodes) {
    if (!(node instanceof HTMLElement && BLOCKS.has(node.tagName))) {
      words.push(node);
      continue;
    }
    close();
    blocks.push(block(node, addressOf));
  }
  close();
  return blocks;
}

function block(element: HTMLElement, addressOf: AddressOf): string {
  const { childNodes, tagName } = element;
  switch (tagName) {
    case 'UL':
      return items(element, () => '- ', addressOf);
    case 'OL':
      return items(element, (at) => `${at + 1}. `, addressOf);
    case 'TABLE':
      return table(element, addressOf);
    case 'BLOCKQUOTE':
      return blocksIn(childNodes, addressOf).join('\n\n').replace(/^/gm, '> ');
    case 'PRE':
      return element.text.trimEnd().replace(/^/gm, '    ');
    case 'HR':
      return '---';
    default:
      return inline(childNodes, addressOf);
  }
}

/** The items of a list; what belongs to one is indented as far as its words are. */
function items(list: HTMLElement, mark: (at: number) => string, addressOf: AddressOf): string {
  return elementsIn(list, 'LI')
    .map((item, at) => {
      const loose = elementsIn(item, 'P').length > 0;
      const text = blocksIn(item.childNodes, addressOf).join(loose ? '\n\n' : '\n');
      return mark(at) + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark(at).length)}`);
    })
    .join('\n');
}

function table(element: HTMLElement, addressOf: AddressOf): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = element
    .querySelectorAll('tr')
    .map((row) =>
      [...elementsIn(row, 'TH'), ...elementsIn(row, 'TD')].map((cell) =>
        inline(cell.childNodes, addressOf).replaceAll('|', '\\|'),
      ),
    );
  const [head = [], ...others] = rows;
  return [line(head), line(head.map(() => '---')), ...others.map(line)].join('\n');
}

function inline(nodes: readonly Node[], addressOf: AddressOf): string {
  const text = nodes.map((node) => (node instanceof HTMLElement ? marked(node, addressOf) : plainMarkdown(node.text)));
  return text
    .join('')
    .replace(/[^\S\n]*\n\s*/g, ' ')
    .trim();
}

function marked(element: HTMLElement, addressOf: AddressOf): string {
  const words = inline(element.childNodes, addressOf);
  switch (element.tagName) {
    case 'A':
      return `[${words}](${addressOf(element.getAttribute('href') ?? '')})`;
    case 'EM':
      return `_${words}_`;
    case 'STRONG':
      return `**${words}**`;
    case 'DEL':
      return `~~${words}~~`;
    case 'CODE':
      return `\`${element.text}\``;
    case 'BR':
      return ' ';
    default:
      return words;
  }
}

function elementsIn({ childNodes }: HTMLElement, tagName: string): readonly HTMLElement[] {
  return childNodes.filter((node): node is HTMLElement => node instanceof HTMLElement && node.tagName === tagName);
}
