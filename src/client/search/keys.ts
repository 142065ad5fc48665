/** Keys in the search's field. */
import type { SearchEvent } from './events.ts';
import { hitsOf, keyOf } from './sections.ts';
import { activeIn, sectionsIn, type SearchState } from './state.ts';

/** A key press. */
export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * The index that a key moves to in a list: arrows to the previous or next one, wrapping around, Home and End
 * to the ends; undefined for any other key, and in an empty list.
 */
export function stepTo(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  list: readonly string[],
  from: string | undefined,
): string | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  const at = from === undefined ? -1 : list.indexOf(from);
  switch (key) {
    case 'ArrowDown':
      return list[(at + 1) % list.length];
    case 'ArrowUp':
      return list.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return list[0];
    case 'End':
      return list.at(-1);
    default:
      return undefined;
  }
}

/** The event for a key in the field; undefined for keys that edit the text. */
export function eventOfKey(
  pressed: Pressed & { readonly isComposing: boolean },
  state: SearchState,
): SearchEvent | undefined {
  const { key, ctrlKey, metaKey, isComposing } = pressed;
  if (isComposing) return undefined;
  // By default Escape would only clear a field of this type.
  if (key === 'Escape') return { kind: 'closed' };
  if (key === 'Enter' && (ctrlKey || metaKey)) return { kind: 'entered-beside' };
  const chosen = stepTo(pressed, hitsOf(sectionsIn(state)).map(keyOf), activeIn(state));
  return chosen === undefined ? undefined : { kind: 'stepped', key: chosen };
}
