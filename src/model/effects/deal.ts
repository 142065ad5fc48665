import { means } from '#model/means.ts';
import type { ChipText, Parts, Written } from './kind.ts';

export interface Deal {
  readonly kind: 'deal';
  readonly what: Surface['deal'];
}

export const schema = ({ z }: Parts) =>
  means(
    z.strictObject({
      deal: means(z.literal('again'), 'Nothing else can become of it.'),
    }),
    'The cards are shuffled and dealt again.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['deal'], string>>;

export const read = ({ deal: what }: Surface): Deal => ({ kind: 'deal', what });
export const written = ({ what: deal }: Deal): Surface => ({ deal });

export const parties = () => [];
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'play' as const;

export function chips({ what }: Deal, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong' }];
}
