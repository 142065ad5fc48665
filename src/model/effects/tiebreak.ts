/** What decides who is ahead where that is asked. */
import type { ChipText, Parts, Written } from './kind.ts';

export interface Tiebreak {
  readonly kind: 'tiebreak';
  readonly what: Surface['tiebreak'];
}

export const schema = ({ z }: Parts) =>
  z.strictObject({ tiebreak: z.enum(['total', 'head-to-head', 'difference', 'play-off']) });
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
