/**
 * Lets go of a page once it is made. V8 takes a function that is written straight into a property (`part.draw = () => …`) for
 * a method, and puts it among what lives long. Whatever it reaches then stays until all of the memory is gone through, in
 * Astro every slot of every page and in dagre every drawing; in a large library that is what the collector's time goes to.
 * A function that stands in brackets, after a comma, is made like any other and says the same.
 */
import type { AstroConfig } from 'astro';

type VitePlugin = Extract<NonNullable<AstroConfig['vite']['plugins']>[number], { readonly name: string }>;

/** A piece of a program as the bundler reads it: where it begins and ends, in UTF-16 units, and what it is made of. */
interface Piece {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Rewrites what makes pages, and nothing of what a browser gets. */
export function shortLivedFunctions(): VitePlugin {
  return {
    name: 'short-lived-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'prerender',
    // Not sooner: the bundler takes brackets away that it sees no need for.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = withShortLivedFunctions(file.code, this.parse(file.code));
    },
  };
}

/**
 * The same program, in which no function is written straight into a property.
 * @param program the code as it was parsed; anything else in it is left as it stands.
 */
export function withShortLivedFunctions(code: string, program: unknown): string {
  const brackets = functionsIntoProperties(program).flatMap(({ start, end }) => [
    { at: start, text: '(0, ' },
    { at: end, text: ')' },
  ]);
  const pieces: string[] = [];
  let done = 0;
  for (const { at, text } of brackets.toSorted((one, other) => one.at - other.at)) {
    pieces.push(code.slice(done, at), text);
    done = at;
  }
  return [...pieces, code.slice(done)].join('');
}

function functionsIntoProperties(program: unknown): readonly Piece[] {
  const found: Piece[] = [];
  const left: unknown[] = [program];
  while (left.length > 0) {
    const piece = left.pop();
    if (typeof piece !== 'object' || piece === null) continue;
    if (isAssignment(piece) && piece.left.type === 'MemberExpression' && FUNCTIONS.has(piece.right.type))
      found.push(piece.right);
    left.push(...Object.values(piece));
  }
  return found;
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

function isAssignment(piece: object): piece is { readonly left: Piece; readonly right: Piece } {
  return 'type' in piece && piece.type === 'AssignmentExpression';
}
