/** Whether play goes on, is over, or is gone through once more. */
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Play {
  readonly kind: 'play';
  readonly what: Surface['play'];
  readonly of?: string | undefined;
  /** How long it continues, in the book's words: a further trick, the rest of the time. */
  readonly at?: string | undefined;
}

export const schema = ({ z, id, text }: Parts) =>
  z.strictObject({ play: z.enum(['goes-on', 'over', 'reconstructed']), of: id.optional(), at: text.optional() });
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['play'], string>>;

export const read = ({ play: what, of, at }: Surface): Play => present({ kind: 'play' as const, what, of, at });
export const written = ({ what: play, of, at }: Play): Surface => present({ play, of, at });

export const parties = (effect: Play): readonly PartyAt[] => partiesUnder(effect, 'of');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'play' as const;

export function chips({ what, of, at }: Play, words: Words, write: Writer): readonly ChipText[] {
  return [{ text: write.specified(words[what], at), tone: 'strong', sides: { concerns: of } }];
}
