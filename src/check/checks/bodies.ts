/**
 * The text of rules: every paragraph in a clause, every clause with an id and words, every note of a known
 * kind, every drawing known.
 */
import type { Body, BodyClause, BodyNote } from '#library/body.ts';
import type { SourceFile } from '#library/source.ts';
import type { Stray } from '#library/strays.ts';
import { ID, effectKinds, noteKinds } from '#model/index.ts';
import type { EditionContent } from '#check/content.ts';
import { finding, type Finding } from '#check/finding.ts';
import { strayFinding } from '#check/stray.ts';
import { drawingFindings } from './drawings.ts';
import { nearest, quoteList } from '#check/suggest.ts';

type Text = Pick<SourceFile, 'file' | 'body'>;

export function bodies({ edition }: EditionContent): readonly Finding[] {
  return [
    ...edition.rules.flatMap(({ source }) => [...bodyFindings(source, true), ...ruleWithoutText(source)]),
    ...edition.situations.flatMap(({ source, data }) => [
      ...bodyFindings(source, false),
      ...((data.procedure ?? []).length > 0 ? [] : situationWithoutText(source)),
    ]),
    ...edition.cases.flatMap(({ source }) => [...bodyFindings(source, false), ...caseWithoutText(source)]),
  ];
}

/** Findings that need one text only. */
export function bodyFindings(source: Text, inClauses: boolean): readonly Finding[] {
  const { body, file } = source;
  if (!body) return [];
  const notes = [...body.notes, ...body.clauses.flatMap((clause) => clause.notes)];
  return [
    ...body.clauses.flatMap((clause) => clauseFindings(source, clause, body.strays, inClauses)),
    ...notes.flatMap((note) => noteFindings(source, note, body.strays)),
    ...body.notes.map(({ at }) => lostNote({ file, ...at }, inClauses)),
    ...body.clauses.flatMap((clause) => clause.drawings).flatMap((each) => drawingFindings(file, each)),
    ...body.strays.flatMap((stray) =>
      stray.kind !== 'text-outside-clause' || inClauses ? [strayFinding(file, stray)] : [],
    ),
  ];
}

function clauseFindings(
  { file }: Text,
  { id, at, text }: BodyClause,
  strays: readonly Stray[],
  inRule: boolean,
): readonly Finding[] {
  const position = { file, ...at };
  if (!inRule) {
    const what = /\/cases\/[^/]+$/.test(file) ? 'a case' : 'a situation';
    const message = `a clause stands in a rule, and this is ${what}. Write plain paragraphs, and cite the rule.`;
    return [finding('unknown-element', position, message)];
  }
  const empty = 'this clause says nothing. Write what the rule says here, or take the clause out.';
  return [
    ...(text === '' && !holdsStray(strays) ? [finding('empty-text', position, empty)] : []),
    ...clauseId(id, position, strays),
  ];
}

function clauseId(id: string | undefined, position: Finding['position'], strays: readonly Stray[]): readonly Finding[] {
  if (id === undefined) {
    if (strays.some((stray) => isAttributeOf(stray, position, 'id'))) return [];
    return [finding('clause-without-id', position, 'this clause has no id. Give it one: <Clause id="a">.')];
  }
  if (ID.test(id)) return [];
  const message = `\`${id}\` cannot be the id of a clause: use lower-case letters a–z, digits and single hyphens; the letter as printed goes into \`label\`.`;
  return [finding('clause-without-id', position, message)];
}

function noteFindings(source: Text, note: BodyNote, strays: readonly Stray[]): readonly Finding[] {
  const position = { file: source.file, ...note.at };
  return [
    ...kindFindings(position, note, strays),
    ...noteId(note.id, position),
    ...note.doubts.flatMap((each) => doubtFindings(position, each)),
  ];
}

/** A note outside a clause would appear on no page. */
function lostNote(position: Finding['position'], inRule: boolean): Finding {
  const mend = inRule
    ? 'Move it into the clause that it is about.'
    : 'Write it at the clause of the rule that it is about.';
  return finding('unknown-element', position, `a note stands in a clause, and this one stands in none. ${mend}`);
}

function noteId(id: string | undefined, position: Finding['position']): readonly Finding[] {
  if (id === undefined || ID.test(id)) return [];
  const message = `\`${id}\` cannot be the id of a note: use lower-case letters a–z, digits and single hyphens.`;
  return [finding('note-id', position, message)];
}

/** A note that doubts something which no ruling can lead to. */
function doubtFindings(position: Finding['position'], doubted: string): readonly Finding[] {
  const kinds: readonly string[] = effectKinds;
  if (kinds.includes(doubted)) return [];
  const near = nearest(doubted, kinds);
  const mend = near === undefined ? `The kinds are ${quoteList(kinds, 'and')}.` : `Did you mean \`${near}\`?`;
  return [finding('note-kind', position, `there is no kind of consequence \`${doubted}\` to doubt. ${mend}`)];
}

function kindFindings(
  position: Finding['position'],
  { kind, text }: BodyNote,
  strays: readonly Stray[],
): readonly Finding[] {
  const kinds: readonly string[] = noteKinds;
  const empty = 'this note says nothing. Write what is to be noted, or take the note out.';
  const without = text === '' && !holdsStray(strays) ? [finding('empty-text', position, empty)] : [];
  if (kind !== undefined && kinds.includes(kind)) return without;
  if (kind === undefined && strays.some((stray) => isAttributeOf(stray, position, 'kind'))) return without;
  const said = kind === undefined ? 'this note has no kind.' : `there is no note of the kind \`${kind}\`.`;
  const near = kind === undefined ? undefined : nearest(kind, kinds);
  const mend = near === undefined ? `The kinds are ${quoteList(kinds, 'and')}.` : `Did you mean \`${near}\`?`;
  return [...without, finding('note-kind', position, `${said} ${mend}`)];
}

/** A rule without any readable text. */
function ruleWithoutText({ body, locate }: SourceFile): readonly Finding[] {
  if (!body || body.clauses.length > 0 || body.strays.length > 0) return [];
  const message = 'this rule has no text. Write it below the frontmatter, in clauses: <Clause id="a">.';
  return [finding('empty-text', locate(['title'], 'key'), message)];
}

function situationWithoutText({ body, locate }: SourceFile): readonly Finding[] {
  if (!body || !isEmpty(body)) return [];
  const message =
    'this situation does not say how to go about it. Write below the frontmatter what the arbiter does on arriving, or give it a `procedure`.';
  return [finding('empty-text', locate(['title'], 'key'), message)];
}

function caseWithoutText({ body, locate }: SourceFile): readonly Finding[] {
  if (!body || !isEmpty(body)) return [];
  const message = 'this case does not say why it was decided so. Write it below the frontmatter.';
  return [finding('empty-text', locate(['title'], 'key'), message)];
}

function isEmpty({ prose, clauses, notes, strays }: Body): boolean {
  return prose.text === '' && clauses.length + notes.length === 0 && !holdsStray(strays);
}

/** What cannot be shown is reported as that; whether anything is left without it shows once it is mended. */
function holdsStray(strays: readonly Stray[]): boolean {
  return strays.some(({ kind }) => kind !== 'attribute' && kind !== 'text-outside-clause');
}

/** An attribute that is there but cannot be used is not reported as missing too. */
function isAttributeOf(stray: Stray, { line, column }: Finding['position'], name: string): boolean {
  return (
    stray.kind === 'attribute' &&
    (stray.name === name || stray.name.startsWith('{')) &&
    stray.of.line === line &&
    stray.of.column === column
  );
}
