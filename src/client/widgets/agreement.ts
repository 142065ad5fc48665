/** Which ruling a page is about with the answers in its address, and whether its case leads there. */
import { caseOf, countingAnswers, type Case } from '#addresses/case.ts';
import { compile } from '#decide/compile.ts';
import type { Compiled } from '#decide/compiled.ts';
import type { Answers } from '#decide/table.ts';
import type { CaseData } from '#views/decision-props.ts';

export type Agreement =
  | { readonly kind: 'agrees' }
  /** The facts lead to this other ruling. */
  | { readonly kind: 'other'; readonly ruling: string }
  /** The answers end at this question. */
  | { readonly kind: 'open'; readonly fact: string }
  /** Unknown facts leave several rulings possible. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'impossible' };

/** Compares a case with the ruling claimed for it. Contradictory answers prove nothing. */
export function agreementOf({ progress: { next, struck } }: Case, { ruling }: { readonly ruling: string }): Agreement {
  if (struck.some(({ reason }) => reason === 'contradicts')) return { kind: 'impossible' };
  switch (next.kind) {
    case 'decided':
      return next.outcome.id === ruling ? { kind: 'agrees' } : { kind: 'other', ruling: next.outcome.id };
    case 'question':
      return { kind: 'open', fact: next.fact };
    default:
      return { kind: next.kind };
  }
}

/** The case data of a page with rulings in some form. */
interface PageOfRulings<Ruling> extends Pick<CaseData, 'table' | 'tree' | 'former'> {
  /** By id. */
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** The ruling of this page; absent on a situation's page. */
  readonly claimed?: string;
}

export interface PageCase<Ruling> {
  readonly compiled: Compiled;
  readonly current: Case;
  /** The ruling of a ruling's page, or that to which the questions of a situation lead. */
  readonly ruled: PageRuling<Ruling> | undefined;
}

interface PageRuling<Ruling> {
  readonly id: string;
  readonly ruling: Ruling;
  /** Whether the answers lead to it. */
  readonly agreement: Agreement;
  /** The answers that lead to it; where it does not follow, all of them. */
  readonly answers: Answers;
}

export function pageCase<Ruling>(page: PageOfRulings<Ruling>, query: string): PageCase<Ruling> {
  const compiled = compile(page.table);
  const current = caseOf(compiled, page.tree, query, page.former);
  const { next } = current.progress;
  const id = page.claimed ?? (next.kind === 'decided' ? next.outcome.id : undefined);
  const ruling = id === undefined ? undefined : page.rulings[id];
  if (id === undefined || ruling === undefined) return { compiled, current, ruled: undefined };
  const agreement = agreementOf(current, { ruling: id });
  const answers = agreement.kind === 'agrees' ? countingAnswers(current) : current.answers;
  return { compiled, current, ruled: { id, ruling, agreement, answers } };
}
