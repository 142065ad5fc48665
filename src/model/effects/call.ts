import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Call {
  readonly kind: 'call';
  readonly what: Surface['call'];
  readonly of?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      call: means(z.enum(['stands', 'withdrawn', 'repeat', 'replace']), 'What becomes of it.'),
      of: means(id.optional(), 'Whose call it is.', 'offender'),
    }),
    'What becomes of a call in the auction.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['call'], string>>;

export const read = ({ call: what, of: party }: Surface): Call => present({ kind: 'call' as const, what, of: party });
export const written = ({ what: call, of: party }: Call): Surface => present({ call, of: party });

export const parties = (effect: Call): readonly PartyAt[] => partiesUnder(effect, 'of');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'play' as const;

export function chips({ what, of: party }: Call, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong', sides: { concerns: party } }];
}
