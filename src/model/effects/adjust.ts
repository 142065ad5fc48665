import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Adjust {
  readonly kind: 'adjust';
  readonly what: Surface['adjust'];
  readonly for?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      adjust: means(z.enum(['assigned', 'artificial', 'table', 'stands']), 'Which score counts.'),
      for: means(id.optional(), 'Whose score it is.', 'offender'),
    }),
    'An adjusted score, which replaces the one made at the table, or lapses so that that one counts again.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['adjust'], string>>;

export const read = ({ adjust: what, for: party }: Surface): Adjust =>
  present({ kind: 'adjust' as const, what, for: party });
export const written = ({ what: adjust, for: party }: Adjust): Surface => present({ adjust, for: party });

export const parties = (effect: Adjust): readonly PartyAt[] => partiesUnder(effect, 'for');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'points' as const;

export function chips({ what, for: party }: Adjust, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong', sides: { concerns: party } }];
}
