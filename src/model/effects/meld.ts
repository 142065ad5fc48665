import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Meld {
  readonly kind: 'meld';
  readonly what: Surface['meld'];
  readonly of?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      meld: means(z.enum(['struck', 'counts', 'excluded']), 'What becomes of them; `excluded`: no melding at all.'),
      of: means(id.optional(), 'Whose they are.', 'offender'),
    }),
    'What happens to points that a player melded.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['meld'], string>>;

export const read = ({ meld: what, of }: Surface): Meld => present({ kind: 'meld' as const, what, of });
export const written = ({ what: meld, of }: Meld): Surface => present({ meld, of });

export const parties = (effect: Meld): readonly PartyAt[] => partiesUnder(effect, 'of');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'points' as const;

export function chips({ what, of }: Meld, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong', sides: { concerns: of } }];
}
