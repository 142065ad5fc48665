/** Text without its markup. */
import type { Nodes, Parent } from 'mdast';

/** The words of a text on one line: no two of them run together where a line, a paragraph or a cell ends. */
export function plainWords(node: Nodes): string {
  return words(node).replace(/\s+/g, ' ').trim();
}

function words(node: Nodes): string {
  if ('children' in node) {
    const parts = (node as Parent).children.map((child) => words(child));
    if (node.type === 'list' || node.type === 'table')
      return parts.map((part, index) => stopped(part, index === parts.length - 1)).join(' ');
    if (node.type === 'tableRow') return parts.filter((part) => part.trim() !== '').join(', ');
    return parts.join(node.children.every((child) => BLOCKS.has(child.type)) ? ' ' : '');
  }
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return ' ';
    default:
      return '';
  }
}
/** An item of a list, or a row of a table, in running text: no line break tells where it ends. */
function stopped(item: string, isLast: boolean): string {
  const text = item.trim();
  return text === '' || /[.?!:;,…]$/.test(text) ? text : text + (isLast ? '.' : ';');
}
const BLOCKS = new Set([
  ...['paragraph', 'list', 'listItem', 'table', 'tableRow', 'tableCell', 'blockquote', 'heading', 'code'],
  ...['thematicBreak', 'mdxJsxFlowElement', 'definition', 'footnoteDefinition'],
]);
