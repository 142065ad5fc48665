import type { SheetCase } from './case.ts';
import type { Outcome } from '#client/together/outcome.ts';
import type { Quotation } from './quoted.ts';

/** The facts and the ruling of one situation, with the full texts of the ruling's page. */
export interface FilledPart extends Pick<SheetCase, 'title' | 'facts' | 'ruled'> {
  readonly clauses: readonly Quotation[];
  readonly notes: readonly Quotation[];
  /** Omissions of the source about the consequences. */
  readonly leftOut: readonly string[];
}

/** The content of a sheet. */
export interface Filled extends Pick<SheetCase, 'sum' | 'problems' | 'path' | 'questions'> {
  /** One, or those of a case of several parts. */
  readonly parts: readonly FilledPart[];
  /** How these go together, and the sums. */
  readonly outcome?: Outcome;
}

/** Whether every ruling follows from its facts. */
export function isRuled({ parts }: Filled): boolean {
  return parts.every(({ ruled }) => ruled);
}
