/** A whole book for one page: its rules by chapter, each with its clauses and, at its end, the editor's notes on them. */
import { clauseName, isName } from '#library/clause-number.ts';
import type { ClauseDoc, Edition, NoteDoc, RuleDoc } from '#library/types.ts';
import { rulesByChapter } from './sections.ts';

export interface BookletChapter {
  readonly id: string;
  readonly number?: string;
  readonly title: string;
  readonly rules: readonly BookletRule[];
}
export interface BookletRule {
  readonly rule: RuleDoc;
  /** Its place on the page. */
  readonly anchor: string;
  readonly clauses: readonly BookletClause[];
  readonly notes: readonly BookletNote[];
}
export interface BookletClause {
  readonly clause: ClauseDoc;
  /** As it is called in its rule: "A", "2", "te laat". */
  readonly name: string;
}
export interface BookletNote {
  readonly note: NoteDoc;
  readonly of: BookletClause;
}

/** Chapters without rules are left out. */
export function bookletOf(edition: Edition): readonly BookletChapter[] {
  return edition.meta.chapters.flatMap(({ id, number, title }): BookletChapter[] => {
    const rules = (rulesByChapter(edition).get(id) ?? []).map(bookletRule);
    return rules.length === 0 ? [] : [{ id, title, rules, ...(number === undefined ? {} : { number }) }];
  });
}

/** The notes on all clauses of a rule, in order. */
export function notesAtEnd({ clauses }: RuleDoc): readonly BookletNote[] {
  return clauses.map(bookletClause).flatMap((of) => of.clause.notes.map((note): BookletNote => ({ note, of })));
}

function bookletRule(rule: RuleDoc): BookletRule {
  return { rule, anchor: `rule-${rule.slug}`, clauses: rule.clauses.map(bookletClause), notes: notesAtEnd(rule) };
}

function bookletClause(clause: ClauseDoc): BookletClause {
  return { clause, name: nameOf(clause) };
}

function nameOf({ id, label }: ClauseDoc): string {
  return label ?? (isName(id) ? clauseName(id) : id);
}
