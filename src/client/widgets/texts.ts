/** The texts of a situation's rulings, fetched separately: loading, loaded or failed. */
import type { DecisionProps, SituationTexts } from '#views/decision-props.ts';

export type TextsState =
  | { readonly kind: 'coming' }
  | { readonly kind: 'there'; readonly texts: SituationTexts }
  | { readonly kind: 'missing' };

/** The state before anything has been fetched. */
export function textsAtFirst(texts: DecisionProps['texts']): TextsState {
  return texts.kind === 'here' ? { kind: 'there', texts: texts.texts } : { kind: 'coming' };
}

/** Fetches them. Never rejects: without them the verdict, its consequences and its links are still shown. */
export async function fetchTexts(href: string): Promise<TextsState> {
  try {
    const response = await fetch(href);
    if (!response.ok) return { kind: 'missing' };
    // Trusted JSON: made in the build from the same type.
    return { kind: 'there', texts: (await response.json()) as SituationTexts };
  } catch {
    return { kind: 'missing' };
  }
}
