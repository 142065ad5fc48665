/**
 * What a stranger may try in a text: refused by the checker with its place, and by the build whether or not
 * that was asked.
 */
import type { Code } from '#check/finding.ts';

export type Attempt = readonly [what: string, written: string, code: Code];

/** Put behind the first sentence of a clause. */
export const inText: readonly Attempt[] = [
  ['an expression', '{process.exit(1)}', 'unknown-element'],
  ['an expression that looks like a comment', '{/* */ globalThis.x = 1 /* */}', 'unknown-element'],
  ['an empty expression', '{}', 'unknown-element'],
  ['an expression with an element in it', '{<b>x</b>}', 'unknown-element'],
  ['a template', '{`${process.env.HOME}`}', 'unknown-element'],
  ['a script', '<script>alert(1)</script>', 'unknown-element'],
  ['a style', '<style>x</style>', 'unknown-element'],
  ['a page that leads away', '<meta http-equiv="refresh" content="0;url=https://e.nl" />', 'unknown-element'],
  ['a picture as an element', '<img src="x" onerror="alert(1)" />', 'unknown-element'],
  ['a frame', '<iframe src="https://e.nl" />', 'unknown-element'],
  ['a form', '<form action="https://e.nl"><input /></form>', 'unknown-element'],
  ['a drawing language', '<svg onload="alert(1)" />', 'unknown-element'],
  ['a base address', '<base href="https://e.nl" />', 'unknown-element'],
  ['a component that nobody has', '<Astro.self />', 'unknown-element'],
  ['a fragment with raw markup', '<Fragment set:html="<b>x</b>" />', 'unknown-element'],
  ['an element without a name', '<>x</>', 'unknown-element'],
  ['a comment of HTML', '<!-- weg -->', 'mdx-syntax'],
  ['an instruction', '<?php x ?>', 'mdx-syntax'],
  ['a link that runs', '[x](javascript:alert(1))', 'unknown-link'],
  ['a link that runs, in other letters', '[x](JaVaScRiPt:alert(1))', 'unknown-link'],
  ['a link that runs, in entities', '[x](&#106;avascript:alert(1))', 'unknown-link'],
  ['a link with data', '[x](data:text/html,x)', 'unknown-link'],
  ['a link in an old language', '[x](vbscript:x)', 'unknown-link'],
  ['a link to a disk', '[x](file:///etc/passwd)', 'unknown-link'],
  ['a link to wherever this is served from', '[x](//e.nl)', 'unknown-link'],
  ['a link that is not safe on its way', '[x](http://e.nl)', 'unknown-link'],
  ['a link with a name and a word', '[x](https://a:b@e.nl)', 'unknown-link'],
  ['a link in two places', '[x][y]', 'split-link'],
  ['a link that is not whole', '[x](rule:kleur', 'split-link'],
  ['a title that only a mouse sees', '[x](rule:kleur "y")', 'split-link'],
  ['a link that nobody sees', '[](https://e.nl)', 'split-link'],
  ['a link around nothing but spaces', '[ &nbsp; ](rule:kleur)', 'split-link'],
  ['a link around a comment', '[{/* x */}](rule:kleur)', 'split-link'],
  ['an address by itself', 'www.e.nl', 'unknown-link'],
  ['an address of a mailbox', 'x@e.nl', 'unknown-link'],
  ['a picture', '![x](x.png)', 'image'],
  ['a picture of somebody else', '![x](https://e.nl/x.png)', 'image'],
  ['a picture that runs', '![x](javascript:alert(1))', 'image'],
  ['a footnote', 'x[^1]\n\n[^1]: y\n\n', 'split-link'],
  ['a footnote that is not there', 'x[^1]', 'split-link'],
  ['a mark that turns the reading', '&#x202e;', 'unseen-character'],
  ['a letter that looks like another', 'k&#x0430;p', 'foreign-letter'],
];

/** Put into the tag of a clause. */
export const inTag: readonly Attempt[] = [
  ...([
    'x={1}',
    'label={process.env.HOME}',
    '{...process.env}',
    'set:html="<b>x</b>"',
    'set:text="x"',
    'slot="weg"',
  ] as const),
  ...([
    'client:load',
    'server:defer',
    'is:raw',
    'onclick="alert(1)"',
    'style="x"',
    'id="zz"',
    'class:list={[]}',
    'define:vars={{}}',
  ] as const),
].map((written) => [written, written, 'attribute'] as const);

/** Put before the text of a rule. */
export const before: readonly Attempt[] = [
  ['an import', "import fs from 'node:fs'", 'unknown-element'],
  ['an import for what it does', "import './x.js'", 'unknown-element'],
  ['an export', 'export const x = globalThis.process', 'unknown-element'],
  ['an export of everything', "export * from 'node:fs'", 'unknown-element'],
  ['the layout of another page', 'export const layout = "../x.astro"', 'unknown-element'],
  ['an address for links', '[x]: javascript:alert(1)', 'split-link'],
];

/** Of these, what is nothing but words once it is on a page: they are the checker's to mind. */
export const onlyWords: readonly string[] = [
  'a link in two places',
  'a link that is not whole',
  'a link that nobody sees',
  'a link around nothing but spaces',
  'a link around a comment',
  'a footnote that is not there',
  'a mark that turns the reading',
  'a letter that looks like another',
];
