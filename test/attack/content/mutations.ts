/**
 * What may befall the files of a book on their way: slips of the hand, merges that went wrong, editors and
 * transfers that damage text, and strangers who try to put in more than words. Each changes one file, or two.
 */
import type { ContentFile } from '#library/placed.ts';
import { oneOf, type Pick } from '../random.ts';

export interface Mutated {
  readonly files: readonly ContentFile[];
  /** What of them is not as it was. */
  readonly touched: readonly string[];
}

/** The text of a file changed; undefined where it has nothing that could be. */
type OfText = (text: string, pick: Pick, file: string) => string | undefined;

/** By kind: what is done to the text of one file. */
const ofText: Readonly<Record<string, OfText>> = {
  'delete-line': (text, pick) => lines(text, pick, () => []),
  'duplicate-line': (text, pick) => lines(text, pick, (line) => [line, line]),
  indent: (text, pick) => lines(text, pick, (line) => [pick(2) === 0 ? `  ${line}` : line.replace(/^ {1,2}/, '')]),
  'swap-lines': (text, pick) => {
    const all = text.split('\n');
    const at = pick(Math.max(1, all.length - 1));
    all.splice(at, 2, ...all.slice(at, at + 2).reverse());
    return all.join('\n');
  },
  truncate: (text, pick) => text.slice(0, pick(text.length)),
  'delete-block': (text, pick) => {
    const all = text.split('\n');
    all.splice(pick(all.length), 2 + pick(12));
    return all.join('\n');
  },
  number: (text, pick) =>
    at(text, /(?<![\w'#/.-])\d+(?![\w'#/-])/g, pick, (found) =>
      String(oneOf([Number(found) + 1, -Number(found), 0.5, '0x10', '1e308', '', '999999999999', '٣'], pick)),
    ),
  'rename-id': (text, pick) => at(text, /(?<=\bid(?:: |="))[a-z0-9-]+/g, pick, (found) => `${found}-x`),
  'case-of-id': (text, pick) => at(text, /(?<=\b(?:id|situation|chapter): )[a-z][a-z0-9-]+/g, pick, upper),
  'swap-values': (text, pick) => {
    const values = [...text.matchAll(/(?<=^ *(?:- )?[a-z][\w-]*: )[^\n[{|>&*]+$/gim)];
    if (values.length < 2) return undefined;
    const [one, two] = [oneOf(values, pick), oneOf(values, pick)].toSorted((a, b) => a.index - b.index);
    if (!one || !two || one === two) return undefined;
    const between = text.slice(one.index + one[0].length, two.index);
    return text.slice(0, one.index) + two[0] + between + one[0] + text.slice(two.index + two[0].length);
  },
  bom: (text, pick) => (pick(2) === 0 ? `\uFEFF${text}` : at(text, /[a-z]/g, pick, (found) => `${found}\uFEFF`)),
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  'cr-only': (text) => text.replaceAll('\n', '\r'),
  'one-cr': (text, pick) => at(text, /\n/g, pick, () => oneOf(['\r', '\r\n', '\n\r', '\u2028', '\v', '\f'], pick)),
  tab: (text, pick) => at(text, /^ +|(?<=: )/gm, pick, () => '\t'),
  'lost-bytes': (text, pick) => at(text, /[a-zé]/g, pick, () => '\uFFFD'),
  unseen: (text, pick) =>
    at(
      text,
      /[a-z]/g,
      pick,
      (found) =>
        found + oneOf(['\0', '\u0007', '\u001b', '\u0085', '\u200b', '\u202e', '\u2028', '\ud800', '\u{e0041}'], pick),
    ),
  confusable: (text, pick) => at(text, /[aceopxy]/g, pick, (found) => CONFUSABLE[found] ?? found),
  decomposed: (text, pick) => at(text, /[éëïöüäåèó]/g, pick, (found) => found.normalize('NFD')),
  'broken-tag': (text, pick) =>
    at(text, /<\/?(?:Clause|Note)[^>]*>/g, pick, (found) =>
      oneOf(['', found.slice(0, -1), found.replace('<', '< '), found.replace('</', '<'), found + found], pick),
    ),
  attribute: (text, pick) =>
    at(text, /<(?:Clause|Note|Drawing)(?= )/g, pick, (found) => `${found} ${oneOf(ATTRIBUTES, pick)}`),
  expression: (text, pick) => intoText(text, pick, oneOf(EXPRESSIONS, pick)),
  html: (text, pick) => intoText(text, pick, oneOf(HTML, pick)),
  import: (text, pick) => {
    const line = oneOf(["import x from 'node:fs'", 'export const x = 1', "import './x.js'", 'export default 1'], pick);
    return text.replace(/\n---\n/, () => `\n---\n${line}\n\n`);
  },
  link: (text, pick) => intoText(text, pick, oneOf(LINKS, pick)),
  'link-target': (text, pick) =>
    at(text, /(?<=\]\()(?:rule|term|situation|ruling):[^)]+/g, pick, (found) =>
      oneOf([`${found}x`, found.slice(1), `${found} "opschrift"`, `<${found}>`, upper(found), '', '#'], pick),
    ),
  markdown: (text, pick) => intoText(text, pick, oneOf(MARKDOWN, pick)),
  comment: (text, pick) => intoText(text, pick, oneOf(['{/* zoekgeraakt */}', '{/**/}', '{/* a */}{/* b */}'], pick)),
  long: (text, pick) => at(text, /[a-z]{4,}/g, pick, (found) => found.repeat(4_000)),
  'yaml-alias': (text, pick) =>
    at(text, /(?<=^ *[a-z][\w-]*: )(?=\S)/gim, pick, () => oneOf(['*a ', '&a ', '&a *a ', '<<: *a '], pick)),
  'yaml-tag': (text, pick) =>
    at(text, /(?<=^ *(?:- )?[a-z][\w-]*: )(?=\S)/gim, pick, () =>
      oneOf(['!!js/function ', '!!str ', '!!binary ', '!x ', '!!set ', '!<tag:yaml.org,2002:js/undefined> '], pick),
    ),
  'yaml-key': (text, pick) =>
    lines(text, pick, (line) => [
      `${/^[ -]*/.exec(line)?.[0].replace('-', ' ') ?? ''}${oneOf(KEYS, pick)}: ${oneOf(['x', '{}', '[]', '1', '{ x: 1 }'], pick)}`,
      line,
    ]),
  'yaml-directive': (text, pick, file) =>
    file.endsWith('.yaml') ? `${oneOf(['%YAML 1.1', '%TAG ! tag:e.nl,2020:', '%X'], pick)}\n---\n${text}` : undefined,
  'merge-marker': (text, pick) =>
    lines(text, pick, (line) => ['<<<<<<< HEAD', line, '=======', `${line} anders`, '>>>>>>> main']),
  'half-merged': (text, pick) =>
    lines(text, pick, (line) => [oneOf(['=======', '<<<<<<< HEAD', '>>>>>>> x'], pick), line]),
  'delete-clause': (text, pick) => at(text, /<Clause[^>]*>[^]*?<\/Clause>/g, pick, () => ''),
  'empty-clause': (text, pick) => at(text, /(?<=<Clause[^>]*>)[^]*?(?=<\/Clause>)/g, pick, () => ''),
  'swap-words': (text, pick) =>
    at(text, /\b([a-zéë]{3,}) ([a-zéë]{3,})\b/g, pick, (found) => found.split(' ').reverse().join(' ')),
  'other-word': (text, pick) =>
    at(text, /(?<= )[a-zéë]{3,}(?= )/g, pick, () => oneOf(['niet', 'wel', 'nicht', 'ikke', 'null', 'true'], pick)),
  'quote-damage': (text, pick) => at(text, /['"]/g, pick, () => oneOf(['', "''", '’', '"', "'", '\\'], pick)),
  'char-swap': (text, pick) => at(text, /[^\s]{2}/g, pick, (found) => [...found].reverse().join('')),
  bracket: (text, pick) => at(text, /[[\]{}(),:]/g, pick, () => oneOf(['', '[', '}', '{', ']', ',', ':', '|'], pick)),
  'key-typo': (text, pick) => at(text, /(?<=^ *(?:- )?)[a-z]{4,}(?=:)/gim, pick, (found) => found + found.slice(-1)),
  'empty-value': (text, pick) =>
    at(text, /(?<=^ *(?:- )?[a-z][\w-]*:) [^\n]+$/gim, pick, () =>
      oneOf(['', ' ""', ' ~', ' []', ' {}', ' " "'], pick),
    ),
  dash: (text, pick) =>
    at(text, /(?<=\.)\.(?=\d)|(?<=[a-z])-(?=[a-z])/g, pick, () => oneOf(['–', '…', '‑', '_'], pick)),
};

/** By kind: what is done to the files themselves. */
const ofFiles: Readonly<Record<string, (files: readonly ContentFile[], pick: Pick) => Mutated | undefined>> = {
  'delete-file': (files, pick) => {
    const gone = oneOf(files, pick);
    return { files: files.filter((each) => each !== gone), touched: [gone.file] };
  },
  'duplicate-file': (files, pick) => {
    const from = oneOf(files, pick);
    const file = from.file.replace(/(\.\w+)$/, '-kopie$1');
    return { files: [...files, { ...from, file }], touched: [file] };
  },
  'rename-file': (files, pick) => {
    const from = oneOf(files, pick);
    const file = oneOf(
      [
        from.file.replace(/([^/]+)$/, (name) => name.toUpperCase()),
        from.file.replace(/\.mdx$/, '.md'),
        from.file.replace(/\.yaml$/, '.yml'),
        from.file.replace(/\/(?:rules|situations)\//, '/regels/'),
        from.file.replace(/\/([^/]+)$/, '/./$1'),
        `${from.file}~`,
        from.file.replace(/([^/]+)$/, '__proto__.mdx'),
        from.file.replace(/([^/]+)$/, 'constructor.mdx'),
      ],
      pick,
    );
    if (file === from.file) return undefined;
    return { files: files.map((each) => (each === from ? { ...each, file } : each)), touched: [from.file, file] };
  },
  'other-files-text': (files, pick) => {
    const [to, from] = [oneOf(files, pick), oneOf(files, pick)];
    if (to.text === from.text) return undefined;
    return { files: files.map((each) => (each === to ? { ...each, text: from.text } : each)), touched: [to.file] };
  },
};

export const kinds: readonly string[] = [...Object.keys(ofText), ...Object.keys(ofFiles)];

/** Files that the tools keep, and not an author. */
const KEPT = /^content\/(?:permalinks\.txt$|frozen\/)/;

/** A book with one mutation of this kind; undefined if it does not apply. */
export function mutated(files: readonly ContentFile[], kind: string, pick: Pick): Mutated | undefined {
  const written = files.filter(({ file }) => !KEPT.test(file));
  const whole = ofFiles[kind]?.(written, pick);
  if (whole) return { ...whole, files: [...whole.files, ...files.filter(({ file }) => KEPT.test(file))] };
  for (let tries = 0; tries < 10; tries++) {
    const target = oneOf(written, pick);
    const text = ofText[kind]?.(target.text, pick, target.file);
    if (text === undefined || text === target.text) continue;
    return { files: files.map((each) => (each === target ? { ...each, text } : each)), touched: [target.file] };
  }
  return undefined;
}

function lines(text: string, pick: Pick, change: (line: string) => readonly string[]): string {
  const all = text.split('\n');
  const which = pick(all.length);
  all.splice(which, 1, ...change(all[which] ?? ''));
  return all.join('\n');
}

/** One of the places where a pattern is, changed. */
function at(text: string, pattern: RegExp, pick: Pick, change: (found: string) => string): string | undefined {
  const all = [...text.matchAll(pattern)];
  const found = all[pick(all.length)];
  if (!found) return undefined;
  return text.slice(0, found.index) + change(found[0]) + text.slice(found.index + found[0].length);
}

/** Something put behind a word of the text below the frontmatter; in a YAML file behind a word anywhere. */
function intoText(text: string, pick: Pick, piece: string): string | undefined {
  const begins = /^---\n[^]*?\n---\n/.exec(text)?.[0].length ?? 0;
  const changed = at(text.slice(begins), /[a-zé]{3}(?=[ .])/g, pick, (found) => `${found} ${piece}`);
  return changed === undefined ? undefined : text.slice(0, begins) + changed;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const CONFUSABLE: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у' };
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'x',
  'id',
  'when',
  '<<',
  '? x',
  '1',
];
const ATTRIBUTES = [
  ...['x="1"', 'set:html="<b>x</b>"', 'slot="weg"', 'client:load', 'id="zz"', 'label="Z"', 'kind="gap"', 'of="x"'],
  ...['x={1}', 'label={process.env.HOME}', '{...x}', '{...{ id: "zz" }}', 'style="x"', 'onclick="x"', 'aliases=""'],
];
const EXPRESSIONS = [
  ...['{1}', '{}', '{process.exit(1)}', '{"tekst"}', '{x', 'x}', '{<b>x</b>}', '{/* */ 1}', '{`x`}', '{{}}'],
  ...['{globalThis.x = 1}', '{undefined}', '\\{x\\}', '${1}', '{# x }', '{% x %}', '{{ x }}'],
];
const HTML = [
  ...[
    '<b>vet</b>',
    '<script>alert(1)</script>',
    '<!-- weg -->',
    '<img src=x onerror=alert(1)>',
    '<br>',
    '<br/>',
    '<>x</>',
  ],
  ...['<meta http-equiv="refresh" content="0;url=https://e.nl" />', '<style>{"*{display:none}"}</style>', '<x:y />'],
  ...['<Clauses id="a">x</Clauses>', '<a.b />', '&lt;b&gt;', '&#x202e;', '&nbsp;', '&#0;', '<?x ?>', '<![CDATA[x]]>'],
];
const LINKS = [
  ...['[x](javascript:alert(1))', '[x](rule:bestaat-niet)', '[x](term:bestaat-niet)', '[x](http://e.nl)', '[x][y]'],
  ...['[x](data:text/html,x)', '[x](vbscript:x)', '[x](file:///etc/passwd)', '![x](x.png)', '[x](//e.nl)', '[x](/x/)'],
  ...['<https://e.nl>', 'https://e.nl', 'www.e.nl', 'a@e.nl', '[x]()', '[](https://e.nl)', '[x](JaVaScRiPt:x)', '[x]'],
  ...['[^1]', '\n\n[x]: javascript:alert(1)\n\n', '[x](rule:)', '[x](ruling:__proto__)', '[x](term:constructor)'],
];
const MARKDOWN = [
  ...[
    '**vet**',
    '*schuin*',
    '~~weg~~',
    '`code`',
    '\n\n# Kop\n\n',
    '\n\n- een\n- twee\n\n',
    '\n\n> citaat\n\n',
    '\\',
    '\n\n---\n\n',
  ],
  ...[
    '\n\n| a | b |\n|---|---|\n| een | twee |\n\n',
    '\n\n```js zoek\nbron\n```\n\n',
    '$x^2$',
    ':::note',
    '==x==',
    '\n\n1. een\n\n',
  ],
  ...[
    '\n\n- [ ] taak\n\n',
    '\n\nterm\n: uitleg\n\n',
    '[[x]]',
    '^x^',
    '--',
    '...',
    '"x"',
    "'x'",
    '(c)',
    '\n\n    ingesprongen\n\n',
  ],
];
