import type { SheetCase } from './case.ts';
import type { Quotation } from './quoted.ts';

/** A case with what its ruling's page says in full. */
export interface Filled extends SheetCase {
  readonly clauses: readonly Quotation[];
  readonly notes: readonly Quotation[];
  /** What the source leaves out of the consequences. */
  readonly leftOut: readonly string[];
}
