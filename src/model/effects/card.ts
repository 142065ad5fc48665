import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Card {
  readonly kind: 'card';
  readonly what: Surface['card'];
  readonly of?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      card: means(
        z.enum(['taken-back', 'stands', 'major-penalty', 'minor-penalty', 'turned', 'played']),
        'What becomes of it.',
      ),
      of: means(id.optional(), 'Whose card it is.', 'offender'),
    }),
    'What becomes of a card that was shown or played; a shown one may have to be played.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['card'], string>>;

export const read = ({ card: what, of: party }: Surface): Card => present({ kind: 'card' as const, what, of: party });
export const written = ({ what: card, of: party }: Card): Surface => present({ card, of: party });

export const parties = (effect: Card): readonly PartyAt[] => partiesUnder(effect, 'of');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'play' as const;

export function chips({ what, of: party }: Card, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'strong', sides: { concerns: party } }];
}
