import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Pass {
  readonly kind: 'pass';
  readonly what: Surface['pass'];
  readonly of: string;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      pass: means(z.enum(['once', 'rest']), 'Once, or for the rest of the auction.'),
      of: means(id, 'Who has to.', 'offender'),
    }),
    'A player has to pass.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['pass'], string>>;

export const read = ({ pass: what, of: party }: Surface): Pass => present({ kind: 'pass' as const, what, of: party });
export const written = ({ what: pass, of: party }: Pass): Surface => present({ pass, of: party });

export const parties = (effect: Pass): readonly PartyAt[] => partiesUnder(effect, 'of');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'play' as const;

export function chips({ what, of: party }: Pass, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong', sides: { concerns: party } }];
}
