/** What a situation's rulings say, fetched beside its questions: on its way, there, or not to be had. */
import type { DecisionProps, SituationTexts } from '#views/decision-props.ts';

export type TextsState =
  | { readonly kind: 'coming' }
  | { readonly kind: 'there'; readonly texts: SituationTexts }
  | { readonly kind: 'missing' };

/** What there is before anything has been fetched. */
export function textsAtFirst(texts: DecisionProps['texts']): TextsState {
  return texts.kind === 'here' ? { kind: 'there', texts: texts.texts } : { kind: 'coming' };
}

/**
 * Fetches them. Never rejects: without them the verdict, its consequences and its links still stand there.
 */
export async function fetchTexts(href: string): Promise<TextsState> {
  try {
    const response = await fetch(href);
    if (!response.ok) return { kind: 'missing' };
    // The build made this JSON from the same type.
    return { kind: 'there', texts: (await response.json()) as SituationTexts };
  } catch {
    return { kind: 'missing' };
  }
}
