import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Pawn {
  readonly kind: 'pawn';
  readonly what: Surface['pawn'];
  readonly of?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      pawn: means(z.enum(['stays', 'forward', 'back', 'waits']), 'Where it goes.'),
      of: means(id.optional(), 'Whose pawn it is.', 'offender'),
    }),
    'Where a pawn goes, or that it stays.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['pawn'], string>>;

export const read = ({ pawn: what, of }: Surface): Pawn => present({ kind: 'pawn' as const, what, of });
export const written = ({ what: pawn, of }: Pawn): Surface => present({ pawn, of });

export const parties = (effect: Pawn): readonly PartyAt[] => partiesUnder(effect, 'of');
export const amounts = () => [];
export const points = () => undefined;
/** A move that a card makes is no consequence of anything that went wrong. */
export const group = ({ what }: Pawn) => (what === 'stays' ? 'play' : 'course');

export function chips({ what, of }: Pawn, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong', sides: { concerns: of } }];
}
