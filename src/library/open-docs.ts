/**
 * The parts of an edition as their files give them, before it is known who cites them: rules, clauses, notes,
 * terms.
 */
import {
  asId,
  effectKinds,
  noteKinds,
  type ClauseId,
  type NoteId,
  type NoteKind,
  type Section,
  type Term,
  type TermId,
} from '#model/index.ts';
import { drawingNamed } from '#model/drawing.ts';
import type { BodyClause, BodyDrawing, BodyNote } from './body.ts';
import { resolveAll, type Resolve } from './cited.ts';
import type { DraftRule } from './draft.ts';
import { proseOf } from './prose.ts';
import type { LangOf } from './rulings.ts';
import type { Cited, CitedBy, ClauseDoc, DrawingDoc, NoteDoc, RuleDoc, RulingDoc, TermDoc } from './types.ts';

/** A rule, and those of its lists that are still to be filled. */
export function openRule({ slug, data, source }: DraftRule, lang: LangOf) {
  const inBody = source.body?.clauses ?? [];
  const sections = sectionsOf(inBody, data.sections);
  const clauses = inBody.map((clause, index) => {
    const citedBy: CitedBy[] = [];
    const doc = clauseDoc(clause, sections[index], citedBy, lang(`clause:${data.id}#${clause.id ?? ''}`));
    return { clause: doc, citedBy };
  });
  const lists = { rulings: [] as RulingDoc[], cites: [] as Cited[], citedBy: [] as CitedBy[], clauses };
  const doc: RuleDoc = {
    ...lang(`rule:${data.id}`),
    id: data.id,
    slug,
    file: source.file,
    data,
    clauses: clauses.map(({ clause }) => clause),
    rulings: lists.rulings,
    cites: lists.cites,
    citedBy: lists.citedBy,
  };
  return { doc, lists };
}

/** The section of each clause: the last one begun before it. */
function sectionsOf(
  clauses: readonly BodyClause[],
  sections: readonly Section[] = [],
): readonly (Section | undefined)[] {
  let begun: Section | undefined;
  return clauses.map(({ id }) => (begun = sections.find(({ from }) => from === id) ?? begun));
}

function clauseDoc(
  clause: BodyClause,
  section: Section | undefined,
  citedBy: readonly CitedBy[],
  lang: ReturnType<LangOf>,
): ClauseDoc {
  return {
    ...lang,
    id: asId(clause.id ?? ''),
    aliases: clause.aliases.map((each) => asId<ClauseId>(each)),
    ...(clause.label === undefined ? {} : { label: clause.label }),
    ...(clause.name === undefined ? {} : { name: clause.name }),
    ...(section === undefined ? {} : { section }),
    body: proseOf(clause),
    notes: clause.notes.map(noteDoc),
    drawings: clause.drawings.flatMap(drawingDoc),
    ...(clause.textIn === undefined ? {} : { textIn: clause.textIn }),
    citedBy,
  };
}

/** A term, and the list of who cites it, still to be filled. */
export function openTerm(id: TermId, term: Term, resolve: Resolve, lang: LangOf) {
  const citedBy: CitedBy[] = [];
  const doc: TermDoc = { ...term, ...lang(`term:${id}`), id, cites: resolveAll(term.cites, resolve), citedBy };
  return { doc, citedBy };
}

function noteDoc(note: BodyNote): NoteDoc {
  const kind = noteKinds.find((each) => each === note.kind);
  return {
    ...proseOf(note),
    ...(note.id === undefined ? {} : { id: asId(note.id) }),
    aliases: note.aliases.map((each) => asId<NoteId>(each)),
    kind: kind ?? ('reading' satisfies NoteKind),
    doubts: effectKinds.filter((each) => note.doubts.includes(each)),
  };
}

function drawingDoc({ name, alt, caption, labels }: BodyDrawing): readonly DrawingDoc[] {
  const known = drawingNamed(name);
  return known === undefined ? [] : [{ name: known, alt, caption, labels }];
}
