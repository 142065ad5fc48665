import type { SheetCase } from './case.ts';
import type { Quotation } from './quoted.ts';

/** A case with the full texts of its ruling's page. */
export interface Filled extends SheetCase {
  readonly clauses: readonly Quotation[];
  readonly notes: readonly Quotation[];
  /** Omissions of the source about the consequences. */
  readonly leftOut: readonly string[];
}
