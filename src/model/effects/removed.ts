import { means } from '#model/means.ts';
import { present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Removed {
  readonly kind: 'removed';
  readonly party: string;
  readonly until?: string | undefined;
}

export const schema = ({ z, id, text }: Parts) =>
  means(
    z.strictObject({
      removed: means(id, 'Who is out.', 'offender'),
      until: means(text.optional(), 'Until when, in the book’s words.', 'until the next round'),
    }),
    'A player is out of the game, for good or until something happens.',
  );
export type Surface = Written<typeof schema>;
export interface Words {
  /** With `{party}`: a label that is the subject of the phrase. */
  readonly out: string;
}

export const read = ({ removed: party, until }: Surface): Removed =>
  present({ kind: 'removed' as const, party, until });
export const written = ({ party: removed, until }: Removed): Surface => present({ removed, until });

export const parties = ({ party }: Removed): readonly PartyAt[] => [[party, ['removed']]];
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'removed' as const;

export function chips({ party, until }: Removed, words: Words, write: Writer): readonly ChipText[] {
  return [{ text: write.placed(write.fill(words.out, { party: write.party(party) }), until), tone: 'strong' }];
}
