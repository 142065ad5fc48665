import type { Edition } from '#library/types.ts';

/** What people say when something happens, each with the situation that it means. */
export function spokenIn({ situations }: Edition): readonly (readonly [situation: string, phrase: string])[] {
  return situations.flatMap(({ id, data }) => data.phrases.map((phrase) => [id, phrase] as const));
}
