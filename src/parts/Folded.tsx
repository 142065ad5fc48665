import type { ComponentChildren } from 'preact';
import type { Fold } from '#views/fold.ts';

interface Props<Item> {
  readonly items: readonly Item[];
  /** Absent where all of them lie open. */
  readonly fold: Fold | undefined;
  /** A list of some of them; `at` is the place of its first one among all. */
  readonly list: (items: readonly Item[], at: number) => ComponentChildren;
}

/**
 * A list of which a phone shows the first ones, and the others once they are asked for; a wider screen has
 * room for all.
 */
export function Folded<Item>({ items, fold, list }: Props<Item>) {
  if (!fold) return <>{list(items, 0)}</>;
  return (
    <>
      {list(items.slice(0, fold.open), 0)}
      <details class="later">
        <summary>{fold.label}</summary>
        {list(items.slice(fold.open), fold.open)}
      </details>
    </>
  );
}
