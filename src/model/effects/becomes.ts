/** A player changes roles in the game: becomes the dummy, the caller, the declarer. */
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Becomes {
  readonly kind: 'becomes';
  /** The party that the player becomes. */
  readonly part: string;
  readonly of?: string | undefined;
}

export const schema = ({ z, id }: Parts) => z.strictObject({ becomes: id, of: id.optional() });
export type Surface = Written<typeof schema>;
export interface Words {
  /** With `{party}`: the label of that party. */
  readonly into: string;
  /** With `{of}` as well: who it is. */
  readonly whoInto: string;
}

export const read = ({ becomes: part, of }: Surface): Becomes => present({ kind: 'becomes' as const, part, of });
export const written = ({ part: becomes, of }: Becomes): Surface => present({ becomes, of });

export const parties = (effect: Becomes): readonly PartyAt[] => [
  [effect.part, ['becomes']],
  ...partiesUnder(effect, 'of'),
];
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'play' as const;

export function chips({ part, of }: Becomes, words: Words, write: Writer): readonly ChipText[] {
  const party = write.party(part);
  const text =
    of === undefined ? write.fill(words.into, { party }) : write.fill(words.whoInto, { party, of: write.party(of) });
  return [{ text, tone: 'strong', sides: of === undefined ? { concerns: of } : {} }];
}
