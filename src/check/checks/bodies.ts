/** The text of rules: every paragraph in a clause, every clause with an id, every note of a known kind. */
import type { BodyClause, BodyNote, Stray } from '#library/body.ts';
import type { SourceFile } from '#library/source.ts';
import { ID, noteKinds } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { nearest, quoteList } from '#check/suggest.ts';

export function bodies({ edition }: EditionContent): readonly Finding[] {
  return [
    ...edition.rules.flatMap(({ source }) => bodyFindings(source, true)),
    ...edition.situations.flatMap(({ source }) => bodyFindings(source, false)),
  ];
}

/** What is wrong with the text of a file; in a rule and in its translation everything stands in clauses. */
export function bodyFindings(source: SourceFile, inClauses: boolean): readonly Finding[] {
  const { body } = source;
  if (!body) return [];
  const notes = [...body.notes, ...body.clauses.flatMap((clause) => clause.notes)];
  return [
    ...body.clauses.flatMap((clause) => clauseFindings(source, clause, inClauses)),
    ...notes.flatMap((note) => noteFindings(source, note)),
    ...body.strays.flatMap((stray) =>
      stray.kind === 'unknown-element' || inClauses ? [strayFinding(source, stray)] : [],
    ),
  ];
}

function clauseFindings({ file }: SourceFile, { id, at }: BodyClause, inRule: boolean): readonly Finding[] {
  const position = { file, ...at };
  if (!inRule) {
    return [
      finding(
        'unknown-element',
        position,
        'a clause stands in a rule, and this is a situation. Write plain paragraphs, and cite the rule.',
      ),
    ];
  }
  if (id === undefined)
    return [finding('clause-without-id', position, 'this clause has no id. Give it one: <Clause id="a">.')];
  if (ID.test(id)) return [];
  const message = `\`${id}\` cannot be the id of a clause: use lower-case letters a–z, digits and single hyphens; the letter as printed goes into \`label\`.`;
  return [finding('clause-without-id', position, message)];
}

function noteFindings({ file }: SourceFile, { kind, at }: BodyNote): readonly Finding[] {
  const kinds: readonly string[] = noteKinds;
  if (kind !== undefined && kinds.includes(kind)) return [];
  const said = kind === undefined ? 'this note has no kind.' : `there is no note of the kind \`${kind}\`.`;
  const near = kind === undefined ? undefined : nearest(kind, kinds);
  const mend = near === undefined ? `The kinds are ${quoteList(kinds, 'and')}.` : `Did you mean \`${near}\`?`;
  return [finding('note-kind', { file, ...at }, `${said} ${mend}`)];
}

function strayFinding({ file }: SourceFile, { kind, name, at }: Stray): Finding {
  const position = { file, ...at };
  if (kind === 'text-outside-clause') {
    return finding(
      kind,
      position,
      `the text "${name}…" stands in no clause, so nobody can cite it. Put it into a <Clause>.`,
    );
  }
  return finding(kind, position, strayElement(name));
}

function strayElement(name: string): string {
  if (name === 'Clause' || name === 'Note') {
    return `this <${name}> stands inside a paragraph or another element, where it is not read. Put a blank line before and after it.`;
  }
  if (name === '{}')
    return 'braces begin an expression, and a text has none: it would be left out. Write `\\{` for a brace.';
  if (name === 'import')
    return 'a line that begins with `import` or `export` is code, and would be left out. Begin with another word.';
  const near = nearest(name, ['Clause', 'Note']);
  return `there is no element <${name}>.${near === undefined ? '' : ` Did you mean <${near}>?`} A text has clauses, notes and Markdown.`;
}
