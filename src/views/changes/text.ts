/** What has become of the text: rule by rule, clause by clause, word by word. */
import type { PageWords } from '#i18n/words.ts';
import { joinedRules, type Joined, type JoinedRule } from '#library/changed-text.ts';
import type { Cited, ClauseDoc, RuleDoc } from '#library/types.ts';
import { citeName, ruleName } from '#wording/names.ts';
import { sentence } from '#wording/phrase.ts';
import type { DatedEdition } from './cases.ts';
import { hasChanged, textChange, type TextChange } from './text-change.ts';

/** Something of the other edition, by name. */
export interface Linked {
  readonly text: string;
  readonly href: string;
}

/** What can have become of a rule; several at once may. */
export type RuleMark =
  | { readonly kind: 'new' | 'dropped' }
  | { readonly kind: 'split'; readonly from: readonly Linked[] }
  /** Its text has gone on there. */
  | { readonly kind: 'into'; readonly into: readonly Linked[] }
  | { readonly kind: 'renumbered'; readonly before: string }
  | { readonly kind: 'moved'; readonly before: string; readonly after: string }
  | { readonly kind: 'text' };

export interface ClauseChange extends TextChange {
  readonly kind: 'kept' | 'new' | 'dropped';
  readonly name: string;
  readonly href: string;
}

/**
 * What the changes of a rule come to: another ruling; rules or clauses that came or went; or its number and
 * its words alone, while every ruling is as it was.
 */
export const WEIGHTS = ['rulings', 'parts', 'words'] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface RuleChange {
  readonly weight: Weight;
  readonly name: string;
  /** With the earlier title, if it was different. */
  readonly title: TextChange;
  readonly href: string;
  readonly marks: readonly RuleMark[];
  readonly clauses: readonly ClauseChange[];
}

type Side = DatedEdition;

/**
 * The rules of which something has changed, in the order of the later edition.
 * @param ruled the ids of the rules behind a ruling that has changed
 * @param words of the page
 */
export function textChanges(
  before: Side,
  after: Side,
  ruled: ReadonlySet<string>,
  words: PageWords,
): readonly RuleChange[] {
  const rules = joinedRules(before.edition, after.edition);
  return rules.flatMap((each): readonly RuleChange[] => {
    const change = ruleChange(each, before, after, rules, words);
    const { marks, clauses } = change;
    return marks.length + clauses.length > 0 ? [{ ...change, weight: weightOf(each.rule, change, ruled) }] : [];
  });
}

function weightOf(
  rule: Joined<RuleDoc>,
  { marks, clauses }: Pick<RuleChange, 'marks' | 'clauses'>,
  ruled: ReadonlySet<string>,
): Weight {
  const ids = [rule.kind === 'new' ? undefined : rule.before.id, rule.kind === 'dropped' ? undefined : rule.after.id];
  if (ids.some((id) => id !== undefined && ruled.has(id))) return 'rulings';
  const isKept = clauses.every(({ kind }) => kind === 'kept');
  return isKept && marks.every(({ kind }) => UNMOVED.has(kind)) ? 'words' : 'parts';
}

/** What leaves every clause in its rule. */
const UNMOVED: ReadonlySet<RuleMark['kind']> = new Set(['renumbered', 'moved', 'text']);

function ruleChange(
  { rule, clauses, from }: JoinedRule,
  before: Side,
  after: Side,
  all: readonly JoinedRule[],
  words: PageWords,
): Omit<RuleChange, 'weight'> {
  const last = rule.kind === 'dropped' ? before : after;
  const shown = rule.kind === 'dropped' ? rule.before : rule.after;
  const said = ({ data, lang }: RuleDoc) => ({ text: data.title, lang });
  const titleIn = ({ original }: Side, doc: RuleDoc): string => original.ruleById.get(doc.id)?.data.title ?? '';
  const was = rule.kind === 'new' ? shown : rule.before;
  const title = textChange(
    said(was),
    said(shown),
    { before: titleIn(rule.kind === 'new' ? after : before, was), after: titleIn(last, shown) },
    after.edition,
  );
  const changed = clauses.flatMap((clause) => clauseChange(clause, rule, before, after, words));
  const reworded = rule.kind === 'kept' && (hasChanged(title.runs) || changed.length > 0);
  return {
    name: ruleName(shown, words),
    title,
    href: last.urls.rule(shown.slug),
    marks: [
      ...marksOf(rule, from, before, after, words),
      ...splitInto(rule, after, all, words),
      ...(reworded ? [{ kind: 'text' as const }] : []),
    ],
    clauses: changed,
  };
}

function marksOf(
  rule: Joined<RuleDoc>,
  from: readonly Cited[],
  before: Side,
  after: Side,
  words: PageWords,
): readonly RuleMark[] {
  const split: readonly RuleMark[] =
    from.length === 0 ? [] : [{ kind: 'split', from: from.map((cite) => linkTo(cite, before, words)) }];
  if (rule.kind !== 'kept') return [{ kind: rule.kind }, ...split];
  const [was, is] = [rule.before.data, rule.after.data];
  const chapter = ({ edition }: Side, id: string): string =>
    edition.meta.chapters.find((each) => each.id === id)?.title ?? id;
  return [
    ...(was.number === is.number ? [] : [{ kind: 'renumbered' as const, before: ruleName(rule.before, words) }]),
    ...(was.chapter === is.chapter
      ? []
      : [{ kind: 'moved' as const, before: chapter(before, was.chapter), after: chapter(after, is.chapter) }]),
    ...split,
  ];
}

/** Rules that declare that their text was here. */
function splitInto(
  rule: Joined<RuleDoc>,
  after: Side,
  all: readonly JoinedRule[],
  words: PageWords,
): readonly RuleMark[] {
  if (rule.kind === 'new') return [];
  const into = all.flatMap(({ rule: other, from }) =>
    other.kind !== 'dropped' && from.some((cite) => cite.rule.id === rule.before.id)
      ? [linkTo({ rule: other.after }, after, words)]
      : [],
  );
  return into.length === 0 ? [] : [{ kind: 'into', into }];
}

function clauseChange(
  clause: Joined<ClauseDoc>,
  rule: Joined<RuleDoc>,
  before: Side,
  after: Side,
  words: PageWords,
): readonly ClauseChange[] {
  const [was, is] = [
    clause.kind === 'new' ? undefined : clause.before,
    clause.kind === 'dropped' ? undefined : clause.after,
  ];
  const said = (doc: ClauseDoc | undefined) => doc && { text: doc.body.text, lang: doc.lang };
  const change = textChange(
    said(was),
    said(is),
    {
      before: originalClause(before, rule.kind === 'new' ? undefined : rule.before, was)?.body.text ?? '',
      after: originalClause(after, rule.kind === 'dropped' ? undefined : rule.after, is)?.body.text ?? '',
    },
    after.edition,
  );
  if (clause.kind === 'kept' && !hasChanged(change.runs)) return [];
  const cite = clause.kind === 'dropped' ? citeIn(rule, 'before', clause.before) : citeIn(rule, 'after', clause.after);
  if (!cite) return [];
  const { text: name, href } = linkTo(cite, clause.kind === 'dropped' ? before : after, words);
  return [{ kind: clause.kind, name, href, ...change }];
}

/** The clause as it was written. */
export function originalClause(
  { original }: DatedEdition,
  rule: RuleDoc | undefined,
  clause: ClauseDoc | undefined,
): ClauseDoc | undefined {
  return rule && original.ruleById.get(rule.id)?.clauses.find(({ id }) => id === clause?.id);
}

function citeIn(rule: Joined<RuleDoc>, side: 'before' | 'after', clause: ClauseDoc): Cited | undefined {
  if (side === 'before') return rule.kind === 'new' ? undefined : { rule: rule.before, clause };
  return rule.kind === 'dropped' ? undefined : { rule: rule.after, clause };
}

function linkTo(cite: Cited, { urls }: Side, words: PageWords): Linked {
  return { text: sentence(citeName(cite, words)), href: urls.citation(cite) };
}
