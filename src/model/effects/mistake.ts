import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Mistake {
  readonly kind: 'mistake';
  readonly what: Surface['mistake'];
  readonly of?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      mistake: means(z.enum(['corrected', 'stands', 'final']), 'What becomes of it.'),
      of: means(id.optional(), 'Whose mistake it is.', 'offender'),
    }),
    'What becomes of a mistake itself: it is put right, it stays without being put right, or it is final.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['mistake'], string>>;

export const read = ({ mistake: what, of }: Surface): Mistake => present({ kind: 'mistake' as const, what, of });
export const written = ({ what: mistake, of }: Mistake): Surface => present({ mistake, of });

export const parties = (effect: Mistake): readonly PartyAt[] => partiesUnder(effect, 'of');
export const amounts = () => [];
export const points = () => undefined;
/** Only a mistake that can no longer be undone affects play; the others cost nothing by themselves. */
export const group = ({ what }: Mistake) => (what === 'final' ? 'play' : 'course');

export function chips({ what, of }: Mistake, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong', sides: { concerns: of } }];
}
