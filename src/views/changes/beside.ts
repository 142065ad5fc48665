/** What has changed beside the rules: terms of the glossary, and what the editors remark. */
import type { Urls } from '#addresses/urls.ts';
import type { PageWords } from '#i18n/pages.ts';
import { joinedNotes, joinedRules, joinedTerms, type Joined } from '#library/changed-text.ts';
import type { Cited, Edition, NoteDoc } from '#library/types.ts';
import type { NoteKind } from '#model/rule.ts';
import { citeName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import { hasChanged, wordChanges, type Run } from './worded.ts';

interface Side {
  readonly edition: Edition;
  readonly urls: Urls;
}

export interface BesideChange {
  readonly kind: 'kept' | 'new' | 'dropped';
  readonly name: string;
  readonly href: string;
  readonly runs: readonly Run[];
}
export interface NoteChange extends BesideChange {
  readonly note: NoteKind;
}

export function termChanges(before: Side, after: Side): readonly BesideChange[] {
  return joinedTerms(before.edition, after.edition).flatMap((each): readonly BesideChange[] => {
    const shown = each.kind === 'dropped' ? each.before : each.after;
    const renamed = each.kind === 'kept' && each.before.term !== each.after.term;
    const runs = changes(each, ({ term, definition }) => (renamed ? `${term}: ${definition}` : definition), after);
    const { urls } = each.kind === 'dropped' ? before : after;
    return runs ? [{ kind: each.kind, name: shown.term, href: urls.term(shown.id), runs }] : [];
  });
}

/** Notes and readings, in the order of the rules. */
export function noteChanges(before: Side, after: Side, words: PageWords): readonly NoteChange[] {
  return joinedRules(before.edition, after.edition).flatMap(({ rule, clauses }) =>
    clauses.flatMap((clause) => {
      const was = clause.kind === 'new' ? undefined : clause.before;
      const is = clause.kind === 'dropped' ? undefined : clause.after;
      return joinedNotes(was, is).flatMap((note): readonly NoteChange[] => {
        const runs = changes(note, ({ text }) => text, after);
        const gone = note.kind === 'dropped' && (is === undefined || rule.kind === 'dropped');
        const cite = gone ? citeOf(rule, 'before', was) : citeOf(rule, 'after', is);
        if (!runs || !cite) return [];
        const { urls } = gone ? before : after;
        const { kind } = shownOf(note);
        return [
          { kind: note.kind, note: kind, name: sentence(citeName(cite, words)), href: urls.citation(cite), runs },
        ];
      });
    }),
  );
}

function shownOf(note: Joined<NoteDoc>): NoteDoc {
  return note.kind === 'dropped' ? note.before : note.after;
}

function citeOf(rule: Joined<Cited['rule']>, side: 'before' | 'after', clause: Cited['clause']): Cited | undefined {
  const of =
    side === 'before'
      ? rule.kind === 'new'
        ? undefined
        : rule.before
      : rule.kind === 'dropped'
        ? undefined
        : rule.after;
  return of && clause && { rule: of, clause };
}

/** Undefined where nothing has. */
function changes<Thing>(
  each: Joined<Thing>,
  textOf: (thing: Thing) => string,
  { edition }: Side,
): readonly Run[] | undefined {
  const was = each.kind === 'new' ? '' : textOf(each.before);
  const is = each.kind === 'dropped' ? '' : textOf(each.after);
  const runs = wordChanges(was, is, edition.book.language);
  return hasChanged(runs) ? runs : undefined;
}
