import type { ComponentChildren } from 'preact';
import type { Fold } from '#views/fold.ts';

interface Props<Item> {
  readonly items: readonly Item[];
  /** Absent when all items are unfolded. */
  readonly fold: Fold | undefined;
  /** Renders some of the items as a list; `at` is the index of its first one. */
  readonly list: (items: readonly Item[], at: number) => ComponentChildren;
}

/** A list of which a phone shows the first items, and the others on demand; a wider screen shows all. */
export function Folded<Item>({ items, fold, list }: Props<Item>) {
  if (!fold) return <>{list(items, 0)}</>;
  return (
    <>
      {fold.open > 0 && list(items.slice(0, fold.open), 0)}
      <details class="later">
        <summary>{fold.label}</summary>
        {list(items.slice(fold.open), fold.open)}
      </details>
    </>
  );
}
