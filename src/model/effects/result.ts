import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Result {
  readonly kind: 'result';
  readonly what: Surface['result'];
  readonly of: Surface['of'];
  readonly for?: string | undefined;
  /** Where or when it holds, in the book's words, if that is not here and now. */
  readonly at?: string | undefined;
}

export const schema = ({ z, id, text }: Parts) =>
  means(
    z.strictObject({
      result: means(z.enum(['won', 'lost', 'drawn', 'replayed', 'annulled', 'stands']), 'What becomes of it.'),
      of: means(z.enum(['game', 'set', 'match', 'round', 'bid']), 'Of what.'),
      for: means(id.optional(), 'For whom it is won or lost.', 'offender'),
      at: means(
        text.optional(),
        'Where or when it holds, in the book’s words, if that is not here and now.',
        'at both tables',
      ),
    }),
    'What becomes of a game, a set, a match, a round or a bid.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['of'], Readonly<Record<Surface['result'], string>>>>;

export const read = ({ result: what, ...others }: Surface): Result =>
  present({ kind: 'result' as const, what, ...others });
export const written = ({ what: result, of, for: party, at }: Result): Surface =>
  present({ result, of, for: party, at });

export const parties = (effect: Result): readonly PartyAt[] => partiesUnder(effect, 'for');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'result' as const;

export function chips({ what, of, for: party, at }: Result, words: Words, write: Writer): readonly ChipText[] {
  const text = write.placed(words[of][what], at);
  return [{ text, tone: what === 'stands' ? 'quiet' : 'strong', sides: { concerns: party } }];
}
