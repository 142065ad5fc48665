import { means } from '#model/means.ts';
import type { ChipText, Parts, Written } from './kind.ts';

export interface Tiebreak {
  readonly kind: 'tiebreak';
  readonly what: Surface['tiebreak'];
}

export const schema = ({ z }: Parts) =>
  means(
    z.strictObject({
      tiebreak: means(z.enum(['total', 'head-to-head', 'difference', 'play-off']), 'What decides.'),
    }),
    'What decides who is ahead where that is asked.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['tiebreak'], string>>;

export const read = ({ tiebreak: what }: Surface): Tiebreak => ({ kind: 'tiebreak', what });
export const written = ({ what: tiebreak }: Tiebreak): Surface => ({ tiebreak });

export const parties = () => [];
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'course' as const;

export function chips({ what }: Tiebreak, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong' }];
}
