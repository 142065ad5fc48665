/** Changes outside the rules: terms of the glossary, and notes of the editors. */
import type { PageWords } from '#i18n/words.ts';
import { joinedNotes, joinedRules, joinedTerms, type Joined } from '#library/changed-text.ts';
import type { Cited, ClauseDoc, NoteDoc, TermDoc } from '#library/types.ts';
import type { NoteKind } from '#model/elements.ts';
import { citeName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import type { DatedEdition } from './cases.ts';
import { originalClause } from './text.ts';
import { hasChanged, textChange, type TextChange, type TextInLanguage } from './text-change.ts';

export interface OtherChange extends TextChange {
  readonly kind: 'kept' | 'new' | 'dropped';
  readonly name: string;
  readonly href: string;
}
export interface NoteChange extends OtherChange {
  readonly note: NoteKind;
}

export function termChanges(before: DatedEdition, after: DatedEdition): readonly OtherChange[] {
  return joinedTerms(before.edition, after.edition).flatMap((each): readonly OtherChange[] => {
    const was = each.kind === 'new' ? undefined : each.before;
    const is = each.kind === 'dropped' ? undefined : each.after;
    const shown = is ?? was;
    const originals = [was && before.original.terms[was.id], is && after.original.terms[is.id]];
    const [wasOriginal, isOriginal] = originals;
    // The heading has the name already, unless the name is what changed.
    const renamed = each.kind === 'kept' && wasOriginal?.term !== isOriginal?.term;
    const text = (term: TermDoc | undefined): string =>
      term === undefined ? '' : renamed ? `${term.term}: ${term.definition}` : term.definition;
    const worded = (term: TermDoc | undefined): TextInLanguage | undefined =>
      term && { text: text(term), lang: term.lang };
    const change = textChange(
      worded(was),
      worded(is),
      { before: text(wasOriginal), after: text(isOriginal) },
      after.edition,
    );
    if (!shown || !hasChanged(change.runs)) return [];
    const { urls } = each.kind === 'dropped' ? before : after;
    return [{ kind: each.kind, name: shown.term, href: urls.term(shown.id), ...change }];
  });
}

/** Notes and readings, in the order of the rules. */
export function noteChanges(before: DatedEdition, after: DatedEdition, words: PageWords): readonly NoteChange[] {
  return joinedRules(before.edition, after.edition).flatMap(({ rule, clauses }) => {
    const [wasRule, isRule] = [
      rule.kind === 'new' ? undefined : rule.before,
      rule.kind === 'dropped' ? undefined : rule.after,
    ];
    return clauses.flatMap((clause) => {
      const was = clause.kind === 'new' ? undefined : clause.before;
      const is = clause.kind === 'dropped' ? undefined : clause.after;
      const originals = { before: originalClause(before, wasRule, was), after: originalClause(after, isRule, is) };
      const pairs: readonly Joined<NoteDoc>[] = joinedNotes(was, is);
      return pairs.flatMap((note): readonly NoteChange[] => {
        const old = note.kind === 'new' ? undefined : note.before;
        const now = note.kind === 'dropped' ? undefined : note.after;
        const change = textChange(
          old && { text: old.text, lang: was?.lang },
          now && { text: now.text, lang: is?.lang },
          { before: asWritten(originals.before, was, old), after: asWritten(originals.after, is, now) },
          after.edition,
        );
        const shown = now ?? old;
        const gone = is === undefined;
        const cite = gone ? citeOf(wasRule, was) : citeOf(isRule, is);
        if (!shown || !cite || !hasChanged(change.runs)) return [];
        const { urls } = gone ? before : after;
        const name = sentence(citeName(cite, words));
        return [{ kind: note.kind, note: shown.kind, name, href: urls.citation(cite), ...change }];
      });
    });
  });
}

/** A translation has its notes in the same places as the original. */
function asWritten(original: ClauseDoc | undefined, clause: ClauseDoc | undefined, note: NoteDoc | undefined): string {
  return (note && original?.notes[clause?.notes.indexOf(note) ?? -1]?.text) ?? '';
}

function citeOf(rule: Cited['rule'] | undefined, clause: ClauseDoc | undefined): Required<Cited> | undefined {
  return rule && clause && { rule, clause };
}
