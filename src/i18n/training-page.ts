/** What the page says where an arbiter trains, before anything is started. */
import type { TrainingKind } from './training.ts';

export interface TrainingPageWords {
  readonly title: string;
  /** One sentence for a search engine, with `{game}`. */
  readonly description: string;
  readonly lead: string;
  /** Leads here from the book's page, below its title. */
  readonly about: string;
  /** Where there is no script. */
  readonly noScript: string;
  /** That nothing of it leaves the device. */
  readonly private: string;
  readonly first: { readonly title: string; readonly lead: string; readonly start: string };
  readonly kinds: { readonly title: string } & Readonly<
    Record<TrainingKind | 'progress' | 'exam', { readonly title: string; readonly about: string }>
  >;
  readonly path: {
    readonly title: string;
    readonly lead: string;
    /** Over the rules of a stop. */
    readonly read: string;
    /** Three cases on a stop; heard with `{what}`. */
    readonly cases: string;
    readonly casesOn: string;
  };
}
