import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Lead {
  readonly kind: 'lead';
  readonly what: Surface['lead'];
  readonly of?: string | undefined;
  readonly suit?: string | undefined;
  readonly until?: string | undefined;
}

export const schema = ({ z, id, text }: Parts) =>
  means(
    z.strictObject({
      lead: means(
        z.enum(['require', 'forbid', 'free', 'has']),
        '`require`: must lead it; `forbid`: may not; `free`: may lead anything; `has`: it is their turn.',
      ),
      of: means(id.optional(), 'Whose lead it is.', 'offender'),
      suit: means(text.optional(), 'What is led, in the book’s words.', 'hearts'),
      until: means(text.optional(), 'Until when, in the book’s words.', 'until the end of the deal'),
    }),
    'What a player must, may not or may lead, and until when; or that it is their turn to lead.',
  );
export type Surface = Written<typeof schema>;
export interface Words {
  readonly any: Readonly<Record<Surface['lead'], string>>;
  /** With `{suit}`. */
  readonly suit: Readonly<Record<Surface['lead'], string>>;
}

export const read = ({ lead: what, ...others }: Surface): Lead => present({ kind: 'lead' as const, what, ...others });
export const written = ({ what: lead, of, suit, until }: Lead): Surface => present({ lead, of, suit, until });

export const parties = (effect: Lead): readonly PartyAt[] => partiesUnder(effect, 'of');
export const amounts = () => [];
export const points = () => undefined;
/** Whose lead it is belongs to the ordinary course; what may be led does not. */
export const group = ({ what }: Lead) => (what === 'has' ? 'course' : 'play');

export function chips({ what, of, suit }: Lead, words: Words, write: Writer): readonly ChipText[] {
  const text = suit === undefined ? words.any[what] : write.fill(words.suit[what], { suit });
  return [{ text, tone: 'strong', sides: { concerns: of } }];
}
