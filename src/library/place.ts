/** Places in a text; lines and columns count from 1, as editors do. */
import type { Nodes } from 'mdast';

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where a piece of Markdown begins. */
export function placeOf(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

/** @param offset counted in UTF-16 units from the start of the text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
