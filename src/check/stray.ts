/** What a text may not contain, explained to authors. */
import { ATTRIBUTES, FENCED, HEADING, LATE_LIST, TASK, type AttributeStray, type Stray } from '#library/strays.ts';
import { finding, type Finding } from './finding.ts';
import { nearest, quoteList } from './suggest.ts';

export function strayFinding(file: string, stray: Stray): Finding {
  return finding(stray.kind, { file, ...stray.at }, messageOf(stray));
}

function messageOf(stray: Stray): string {
  switch (stray.kind) {
    case 'text-outside-clause':
      return `the text "${stray.name}…" stands in no clause, so nobody can cite it. Put it into a <Clause>.`;
    case 'unknown-element':
      return strayElement(stray.name);
    case 'attribute':
      return strayAttribute(stray);
    case 'image':
      return `the text has an image (\`${stray.name}\`), and images are not shown. Say in words what it shows; a table or a list often does.`;
    case 'split-link':
      return SPLIT[stray.what];
  }
}

const SPLIT: Readonly<Record<Extract<Stray, { kind: 'split-link' }>['what'], string>> = {
  link: 'this link has its address elsewhere, where it is not read. Write the address in the link: [text](rule:tellen#b).',
  address: 'an address that stands apart from its link is not read. Write it in the link: [text](rule:tellen#b).',
  rest: 'a bracket of this link is missing, so that its address would be read as text. Write it whole: [text](rule:tellen#b).',
  title: 'what stands in quotes behind an address is not read. Write it into the text, or take it out.',
  words:
    'this link has no words, so that nobody finds it. Write them in its brackets, [text](rule:tellen#b), or take it out.',
  footnote: 'a text has no footnotes. Write it into the sentence, or make it a <Note kind="…">.',
};

function strayAttribute({ element, name, why, known }: AttributeStray): string {
  switch (why) {
    case 'code':
      return `\`${name}\` of this <${element}> is code, and a text has none. ${known.includes(name) ? `Write the text itself in quotes: ${name}="…".` : 'Take it out.'}`;
    case 'twice':
      return `\`${name}\` stands twice in this <${element}>, and the page would read the other one. Keep one of them.`;
    case 'empty':
      return `\`${name}\` of this <${element}> is empty. Write its text in quotes, ${name}="…", or take it out.`;
    case 'original':
      return `\`${name}\` of a <${element}> is the original's, and in a translation nobody reads it. Take it out.`;
    case 'unknown': {
      const near = nearest(name, known);
      const mend =
        near === undefined ? `It has only ${quoteList(known, 'and')}; take this out.` : `Did you mean \`${near}\`?`;
      return `a <${element}> has no attribute \`${name}\`. ${mend}`;
    }
  }
}

function strayElement(name: string): string {
  if (name === 'Clause' || name === 'Note') {
    return `this <${name}> stands inside a paragraph or another element, where it is not read. Put a blank line before and after it.`;
  }
  if (name === 'Drawing') {
    return 'this <Drawing> is not read here. Put it into a clause of a rule, after its text, with a blank line before and after it.';
  }
  if (name === '{}')
    return 'braces begin an expression, and a text has none: it would be left out. Write `\\{` for a brace.';
  if (name === FENCED) return 'what stands behind ``` is not shown. Write it into the text, or take it out.';
  if (name === HEADING)
    return 'this is a heading (`#` before words, or `---` or `===` below them), and a text has none. Write a sentence, or **words in bold**; `\\#` is the sign itself.';
  if (name === TASK)
    return '`[ ]` at the beginning of an item is a box to tick, which nobody can tick. Take it out, or write `\\[ ]`.';
  if (name === LATE_LIST) return 'a numbered list begins with 1. Begin it so; `3\\.` is a number that is no list.';
  if (name === 'import')
    return 'a line that begins with `import` or `export` is code, and would be left out. Begin with another word.';
  const markdown = Object.entries(MARKDOWN).find(([elements]) => elements.split(' ').includes(name.toLowerCase()))?.[1];
  if (markdown !== undefined) return `a text has no HTML, so <${name}> is not read. ${markdown}`;
  const near = nearest(name, Object.keys(ATTRIBUTES));
  return `there is no element <${name}>.${near === undefined ? '' : ` Did you mean <${near}>?`} A text has clauses, notes and Markdown.`;
}

/** What to write in place of the usual elements of HTML. */
const MARKDOWN: Readonly<Record<string, string>> = {
  'b strong': 'Write **bold** with two stars on either side.',
  'i em': 'Write *italics* with a star on either side.',
  'br p div': 'Leave an empty line where a new paragraph begins.',
  'ul ol li': 'Begin each item of a list with `- `, or with `1. ` where they are counted.',
  'table thead tbody tr td th': 'Write a table with `|` between its cells.',
  'h1 h2 h3 h4 h5 h6': 'A text has no headings: write a sentence, or **words in bold**.',
  a: 'Write a link as [text](https://…), or [text](rule:…) within the book.',
  blockquote: 'Begin each line of a quotation with `> `.',
  'u s del ins mark small big font span center sup sub code': 'Write the words alone, or **in bold**.',
};
