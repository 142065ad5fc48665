/** What a decision table becomes before anything is asked of it, and what can follow in a case. */
import type { Diagram, Node } from './diagram.ts';
import type { Domain } from './domain.ts';
import type { Table } from './table.ts';

/** What follows in one case. `impossible`: the case cannot occur. */
export type Outcome =
  | { readonly kind: 'ruling'; readonly id: string }
  | { readonly kind: 'otherwise'; readonly id: string }
  | { readonly kind: 'gap' }
  | { readonly kind: 'conflict'; readonly ids: readonly string[] }
  | { readonly kind: 'impossible' };

/** A compiled table. The diagram caches operations, but results never depend on that. */
export interface Compiled {
  readonly table: Table;
  /** In declared order. */
  readonly domains: readonly Domain[];
  /** In the diagram's order: guards of a fact come before it. */
  readonly levels: readonly Domain[];
  readonly byFact: ReadonlyMap<string, Domain>;
  readonly diagram: Diagram;
  /** True where a case can occur: guards and n/a agree, and no impossible box holds. */
  readonly possible: Node;
  /** By ruling position, the rulings that it overrides. */
  readonly beats: readonly ReadonlySet<number>[];
  /** Per case the leaf { 0, 1 + position of each ruling that applies }; NEVER where the case cannot occur. */
  readonly applicable: Node;
  /** Per case the leaf { position in `outcomes` }; NEVER where the case cannot occur. */
  readonly outcome: Node;
  readonly outcomes: readonly Exclude<Outcome, { kind: 'impossible' }>[];
  /** What `simplify` in state.ts has worked out. */
  readonly simplified: Map<Node, Node>;
}
