import { means } from '#model/means.ts';
import { type AmountAt, type ChipText, type Forms, type Parts, type Writer, type Written } from './kind.ts';

export interface Count {
  readonly kind: 'count';
  readonly number: number;
  readonly of: Surface['of'];
}

export const schema = ({ z }: Parts) =>
  means(
    z.strictObject({
      count: means(z.number().int().positive(), 'How many.', 7),
      of: means(z.enum(['card', 'game']), 'Of what.'),
    }),
    'How many cards are dealt to each, or how many games are played.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['of'], Forms>>;

export const read = ({ count: number, of }: Surface): Count => ({ kind: 'count', number, of });
export const written = ({ number: count, of }: Count): Surface => ({ count, of });

export const parties = () => [];
export const amounts = ({ number }: Count): readonly AmountAt[] => [[['count'], number]];
export const points = () => undefined;
export const group = () => 'course' as const;

export function chips({ number, of }: Count, words: Words, write: Writer): readonly ChipText[] {
  return [{ text: write.counted(number, words[of]), tone: 'strong' }];
}
