/** What becomes of a mistake itself: it is put right, it stays without being put right, or it is final. */
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Mistake {
  readonly kind: 'mistake';
  readonly what: Surface['mistake'];
  readonly of?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  z.strictObject({ mistake: z.enum(['corrected', 'stands', 'final']), of: id.optional() });
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
