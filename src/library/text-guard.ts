/**
 * Keeps a text from executing code. Astro compiles MDX, so that braces, imports and elements in it would run
 * in the build, and the texts come from strangers. This plugin of the compiler throws at everything that is
 * not explicitly allowed, whether or not the checker, whose messages have positions, has run before.
 */
import { defineMdastPlugin } from 'satteri';
import type { Nodes, Parents } from 'mdast';
import { ATTRIBUTES, isComment, isJsx, type Jsx } from './strays.ts';

/** The allowed kinds of node. All others, present and future, are refused. */
const TEXT: ReadonlySet<string> = new Set([
  'root',
  'paragraph',
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'code',
  'break',
  'link',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'blockquote',
  'thematicBreak',
]);

/** The parent that each element must have. */
const WITHIN: Readonly<Record<string, string>> = { Clause: 'root', Note: 'Clause', Drawing: 'Clause' };

/** Where a link may lead: into the book, or to the web. */
const ADDRESS = /^(?:(?:rule|term|situation|ruling):[^\s]+|https:\/\/[^\s@]+)$/;

/** @throws at the first thing in a text that is no text. */
export const textGuard = defineMdastPlugin({
  name: 'text-guard',
  // Positions are for the message.
  options: { position: true },
  before(root, { data }) {
    // Astro would import the file that it names.
    if (data.astro && 'layout' in data.astro.frontmatter) throw refused(root, '`layout` in the frontmatter');
    guard(root as Nodes, undefined);
  },
});

function guard(node: Nodes, parent: Parents | undefined): void {
  if (isComment(node)) return;
  if (isJsx(node)) guardElement(node, parent);
  else if (!TEXT.has(node.type)) throw refused(node, `\`${node.type}\``);
  if (node.type === 'link' && (!ADDRESS.test(node.url) || node.title)) {
    throw refused(node, `a link to \`${node.url}\``);
  }
  if (node.type === 'code' && (node.lang || node.meta)) throw refused(node, 'a listing in a language');
  if (node.type === 'list' && node.ordered && node.start !== 1) throw refused(node, 'a list that does not begin at 1');
  if (node.type === 'listItem' && typeof node.checked === 'boolean') throw refused(node, 'a box to tick');
  if ('children' in node) for (const child of node.children) guard(child, node);
}

/**
 * Text alone is no harm in an attribute that is known; `set:html` or `client:load` are programs even as text.
 */
function guardElement(element: Jsx, parent: Parents | undefined): void {
  const name = element.name ?? '';
  const where = WITHIN[name];
  const within = parent && isJsx(parent) ? parent.name : parent?.type;
  if (!Object.hasOwn(WITHIN, name) || where !== within) throw refused(element, `the element \`<${name}>\``);
  const left = new Set([...(ATTRIBUTES[name] ?? []), ...(name === 'Clause' ? ['of', 'name'] : [])]);
  for (const attribute of element.attributes) {
    const isPlain = attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string';
    if (!isPlain || !left.delete(attribute.name)) {
      throw refused(element, `an attribute of \`<${name}>\` that is unknown, there twice or no plain text`);
    }
  }
}

function refused({ position }: Pick<Nodes, 'position'>, what: string): Error {
  const at = position ? `${position.start.line}:${position.start.column}: ` : '';
  return new Error(`${at}a text of a book may not hold ${what}. \`npm run check\` says more.`);
}
