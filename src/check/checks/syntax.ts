/** Files that could not be read: YAML, MDX, and MDX without frontmatter. */
import type { NoFrontmatter, Position, SyntaxProblem } from '#library/source.ts';
import type { Content } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';

export function syntax({ draft }: Content): readonly Finding[] {
  return draft.problems.flatMap((problem) =>
    problem.kind === 'schema' || problem.kind === 'layout' || problem.kind === 'unreadable-file'
      ? []
      : [syntaxFinding(problem)],
  );
}

/** The finding for a syntax problem of one file. */
export function syntaxFinding(problem: SyntaxProblem): Finding {
  const { position } = problem;
  switch (problem.kind) {
    case 'yaml-syntax':
      return finding(problem.kind, position, withHint(problem, YAML_HINTS));
    case 'mdx-syntax':
      return finding(problem.kind, position, withHint(problem, MDX_HINTS));
    case 'no-frontmatter':
      return finding(problem.kind, position, noFrontmatter(problem.why));
    case 'empty-file':
      return finding(problem.kind, position, EMPTY);
    case 'too-deep': {
      const message = `this stands in more than ${problem.most} others, one inside the other. Take some of them out: is a bracket, a quotation mark or a tag repeated by mistake?`;
      return finding(problem.kind, position, message);
    }
    case 'cut-off':
      return finding('lost-character', position, CUT_OFF);
    case 'odd-character':
      return oddCharacter(problem.character, position);
  }
}

function oddCharacter({ kind, name, count }: OddCharacterProblem['character'], position: Position): Finding {
  const times = count === 1 ? '' : ` (${count} times in this file)`;
  if (kind === 'lost') {
    const message = `a character is lost here${times}: the file is not saved as UTF-8, or was converted badly before. Save it as UTF-8 (not Latin-1, Windows-1252 or UTF-16), and write the character anew.`;
    return finding('lost-character', position, message);
  }
  if (kind === 'foreign') {
    const message = `the letter ${name} that stands within this word is of another alphabet${times}, and looks like one of this: who searches for the word does not find it. Type the word anew.`;
    return finding('foreign-letter', position, message);
  }
  const message = `nobody can see the character ${name} that stands here${times}. Delete it: no text needs it.`;
  return finding('unseen-character', position, message);
}

type OddCharacterProblem = Extract<SyntaxProblem, { kind: 'odd-character' }>;
type ParserProblem = Extract<SyntaxProblem, { detail: string }>;

const CUT_OFF =
  'the file breaks off in the middle of a line, so that its end may be lost. Write what is missing, and end the line.';

const EMPTY =
  'nothing stands in this file, but for comments. Write what belongs there, take it back from an earlier state, or take the file out.';

function noFrontmatter(why: NoFrontmatter): string {
  switch (why.kind) {
    case 'empty':
      return 'the file is empty. Write it, beginning with a line `---`, the keys in YAML and another line `---`, or take it back from an earlier state.';
    case 'mark':
      return 'a byte-order mark, which nobody can see, stands before the first `---`, so that the frontmatter is not read. Save the file as “UTF-8”, not as “UTF-8 with BOM”.';
    case 'blank':
      return 'an empty line or spaces stand before the first `---`, so that the frontmatter is not read. Delete them.';
    case 'open': {
      const { before = '' } = why;
      const where =
        before === ''
          ? 'behind the last key'
          : /^<|\w/.test(before)
            ? `before \`${before}\``
            : `in place of \`${before}\``;
      return `the frontmatter that begins in line 1 is not closed. Put a line of three hyphens, \`---\`, ${where}.`;
    }
    case 'none':
      return 'the file does not begin with frontmatter. Put a line `---` first, then the keys in YAML, then another line `---`.';
  }
}

/**
 * The parsers' messages (and, where needed, the line they refer to) with hints how to fix them. The first
 * match is used.
 */
type Hints = readonly (readonly [said: RegExp, hint: string, line?: RegExp])[];

const YAML_HINTS: Hints = [
  [
    /Unexpected scalar|Missing , |Unexpected flow/,
    "Put a text that begins with a brace in quotes: '{n} points'.",
    /: *\{n\}/,
  ],
  [
    /Unexpected scalar at node end/,
    "A text in single quotes has each apostrophe in it twice: 'the player''s turn'. Or put it in double quotes.",
  ],
  [/after ` #`/, 'Put the text, or the colour, in quotes; if it is a comment, put a space behind the `#`.'],
  [/Map keys must be unique/, 'The same key stands twice; keep one of them.'],
  [
    /Nested mappings are not allowed|Implicit keys need to be on a single line/,
    'Put a text that contains `: ` in quotes; if this is a key, it ends with `: `.',
  ],
  [/Missing closing .quote/, 'Close the quote; inside single quotes an apostrophe is written twice.'],
  [/Plain value cannot start with|refers to an anchor|Unresolved tag/, 'Put the text in quotes.'],
  [
    /must be indented|All (?:mapping|sequence|collection) items must start|without - indicator|block sequence may not be used as an implicit/,
    'This line, or the one before it, begins with more or fewer spaces than its neighbours: align it with them.',
  ],
  [
    /Flow (map|sequence).*(must|Expected)|must end with a [}\]]|Missing , /,
    'Check the commas and brackets of this list.',
  ],
  [/Tabs are not allowed/, 'Indent with spaces.'],
  [/may have no tag/, 'Put a text that begins with `!` in quotes, and take any other tag out.'],
  [/cannot be a key/, 'Give it another name.'],
  [/key may be no alias/, 'Write the key itself.'],
  [/another notation/, 'Write it in tens and without zeros before it, or put it in quotes if it is a text.'],
  [/may give no directive/, 'Take the line out.'],
  [/as no list/, 'Is the key of a list missing before it? If it is text, put all of the text in quotes.'],
  [/merge/, 'Keep what is right of the two, and delete the line.'],
];

const MDX_HINTS: Hints = [
  [/more than \d+ (?:times|lines)/, 'Is something in it repeated by mistake? Otherwise divide it.'],
  [/merge/, 'Keep what is right of the two, and delete the line.'],
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

function withHint({ detail, line }: ParserProblem, hints: Hints): string {
  const said = detail.trim().replace(/\s+/g, ' ').replace(/[.:]$/, '');
  const hint = hints.find(([pattern, , where]) => pattern.test(said) && (where?.test(line) ?? true))?.[1];
  return hint === undefined || hint === '' ? `${said}.` : `${said}. ${hint}`;
}
