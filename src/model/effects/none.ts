import { means } from '#model/means.ts';
import type { ChipText, NoWords, Parts, Written } from './kind.ts';

export interface None {
  readonly kind: 'none';
}

export const schema = ({ z }: Parts) =>
  means(
    z.strictObject({
      none: means(z.literal(true), 'Nothing follows.'),
    }),
    'Explicitly nothing follows; stands alone and shows nothing.',
  );
export type Surface = Written<typeof schema>;
export type Words = NoWords;

export const read = (): None => ({ kind: 'none' });
export const written = (): Surface => ({ none: true });

export const parties = () => [];
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'none' as const;

/** No chip: the verdict states the outcome, and "no penalty" would be wrong above a ranking. */
export function chips(): readonly ChipText[] {
  return [];
}
