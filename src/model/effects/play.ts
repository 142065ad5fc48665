import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Play {
  readonly kind: 'play';
  readonly what: Surface['play'];
  readonly of?: string | undefined;
  /** How long it continues, in the book's words: a further trick, the rest of the time. */
  readonly at?: string | undefined;
}

export const schema = ({ z, id, text }: Parts) =>
  means(
    z.strictObject({
      play: means(z.enum(['goes-on', 'over', 'reconstructed']), 'What becomes of it.'),
      of: means(id.optional(), 'Who plays on, or is done.', 'offender'),
      at: means(text.optional(), 'How long it goes on, in the book’s words.', 'for one more trick'),
    }),
    'Whether play goes on, is over, or is gone through once more.',
  );
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
