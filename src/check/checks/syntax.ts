/** Files that could not be read: YAML, MDX, and MDX without frontmatter. */
import type { SyntaxProblem } from '#library/source.ts';
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function syntax({ draft }: Content): readonly Finding[] {
  return draft.problems.flatMap((problem) => {
    switch (problem.kind) {
      case 'yaml-syntax':
        return [finding(problem.kind, problem.position, withHint(problem, YAML_HINTS))];
      case 'mdx-syntax':
        return [finding(problem.kind, problem.position, withHint(problem, MDX_HINTS))];
      case 'no-frontmatter':
        return [finding(problem.kind, problem.position, NO_FRONTMATTER)];
      case 'schema':
      case 'layout':
        return [];
    }
  });
}

const NO_FRONTMATTER =
  'the file does not begin with frontmatter. Put a line `---` first, then the keys in YAML, then another line `---`.';

/** What the parsers say, and what to do about it. The first hint that fits is given. */
type Hints = readonly (readonly [said: RegExp, hint: string])[];

const YAML_HINTS: Hints = [
  [/Map keys must be unique/, 'The same key stands twice; keep one of them.'],
  [
    /Nested mappings are not allowed|Implicit keys need to be on a single line/,
    'Put a text that contains `: ` in quotes.',
  ],
  [/Missing closing .quote/, 'Close the quote; inside single quotes an apostrophe is written twice.'],
  [/Plain value cannot start with|refers to an anchor|Unresolved tag/, 'Put the text in quotes.'],
  [
    /must be indented|All mapping items must start at the same column|All sequence items must start/,
    'Align it with its neighbours.',
  ],
  [
    /Flow (map|sequence).*(must|Expected)|must end with a [}\]]|Missing , /,
    'Check the commas and brackets of this list.',
  ],
  [/Tabs are not allowed/, 'Indent with spaces.'],
];

const MDX_HINTS: Hints = [
  [
    /closing tag (?:for )?`<\/?(?:Clause|Note)>?`?.*paragraph|before the end of `paragraph`|after the end of `paragraph`/,
    'If it is closed: an element of more than one paragraph has its opening and its closing tag on lines of their own.',
  ],
  [/create a comment in MDX/, ''],
  [/closing tag|to close/, 'Each <Clause> and <Note> needs its closing tag.'],
  [
    /after `<`|before name|in name|before attribute|in attribute|self-closing/,
    'In prose write "less than" in words, or `&lt;`. In a tag, attributes stand in quotes: <Clause id="a">.',
  ],
  [/expression/, 'In prose write `\\{` for a brace; braces begin an expression, and rule text has none.'],
];

function withHint({ detail }: SyntaxProblem, hints: Hints): string {
  const said = detail.trim().replace(/\s+/g, ' ').replace(/[.:]$/, '');
  const hint = hints.find(([pattern]) => pattern.test(said))?.[1];
  return hint === undefined || hint === '' ? `${said}.` : `${said}. ${hint}`;
}
