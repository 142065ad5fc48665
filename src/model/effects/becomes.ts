import { UNSTATED } from '#model/reserved.ts';
import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Becomes {
  readonly kind: 'becomes';
  /** The party that the player becomes. */
  readonly part: string;
  readonly of?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      becomes: means(id, 'The party that the player becomes.', 'declarer'),
      of: means(id.optional(), 'Who becomes it.', 'offender'),
    }),
    'A player changes roles in the game: becomes the dummy, the caller, the declarer.',
  );
export type Surface = Written<typeof schema>;
export interface Words {
  /** With `{party}`: the label of that party. */
  readonly into: string;
  /** With `{of}` as well: who it is. */
  readonly namedInto: string;
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
  if (of === undefined || of === UNSTATED)
    return [{ text: write.fill(words.into, { party }), tone: 'strong', sides: { concerns: of } }];
  return [{ text: write.fill(words.namedInto, { party, of: write.party(of) }), tone: 'strong' }];
}
