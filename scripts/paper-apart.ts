/**
 * What a page's styles say of paper, apart from what they say of the screen. In the sources they stand together, with the
 * component that they are of; a screen has no use for them, so that a page only names a file of them, which a browser
 * fetches after all else.
 */

export interface Apart {
  readonly screen: string;
  readonly paper: string;
}

/** Takes minified styles apart: each `@media print` block goes to paper, in the layers that it stood in. */
export function paperApart(css: string): Apart {
  const apart = blocksOf(css).map(blockApart);
  return { screen: apart.map(({ screen }) => screen).join(''), paper: apart.map(({ paper }) => paper).join('') };
}

function blockApart({ head, inside }: Block): Apart {
  if (inside === undefined) return { screen: head, paper: '' };
  if (head === '@media print') return { screen: '', paper: `${head}{${inside}}` };
  if (!/^@(?:layer|media|supports)\b/.test(head)) return { screen: `${head}{${inside}}`, paper: '' };
  const { screen, paper } = paperApart(inside);
  return { screen: wrapped(head, screen), paper: wrapped(head, paper) };
}

function wrapped(head: string, inside: string): string {
  return inside === '' ? '' : `${head}{${inside}}`;
}

/** A block with what stands between its braces; or, without them, a statement or a declaration with its semicolon. */
interface Block {
  readonly head: string;
  readonly inside?: string;
}

/** The outermost blocks, in their order. Comments are gone by then, and no string of ours holds a brace. */
function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = [];
  let rest = css.trim();
  while (rest !== '') {
    const [mark = ''] = /[{;]/.exec(rest) ?? [];
    const at = mark === '' ? rest.length : rest.indexOf(mark);
    if (mark !== '{') {
      blocks.push({ head: rest.slice(0, at + 1) });
      rest = rest.slice(at + 1).trim();
      continue;
    }
    const end = closingOf(rest, at);
    blocks.push({ head: rest.slice(0, at).trim(), inside: rest.slice(at + 1, end) });
    rest = rest.slice(end + 1).trim();
  }
  return blocks;
}

/** Where the block ends whose brace opens at a place. */
function closingOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A block of styles does not end: ${css.slice(open, open + 80)}`);
}
