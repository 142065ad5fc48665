/** What becomes of a game, a set, a match, a round or a bid. */
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
  z.strictObject({
    result: z.enum(['won', 'lost', 'drawn', 'replayed', 'annulled', 'stands']),
    of: z.enum(['game', 'set', 'match', 'round', 'bid']),
    for: id.optional(),
    /**
     * Where or when it holds, in the book's words, if that is not here and now: "at both tables", "in the
     * next deal".
     */
    at: text.optional(),
  });
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
