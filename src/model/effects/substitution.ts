import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Substitution {
  readonly kind: 'substitution';
  readonly what: Surface['substitution'];
  readonly for?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      substitution: means(z.enum(['allowed', 'refused']), 'Whether they may.'),
      for: means(id.optional(), 'Who may be.', 'offender'),
    }),
    'Whether a player may be substituted.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['substitution'], string>>;

export const read = ({ substitution: what, for: party }: Surface): Substitution =>
  present({ kind: 'substitution' as const, what, for: party });
export const written = ({ what: substitution, for: party }: Substitution): Surface =>
  present({ substitution, for: party });

export const parties = (effect: Substitution): readonly PartyAt[] => partiesUnder(effect, 'for');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'permission' as const;

export function chips({ what, for: party }: Substitution, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: 'quiet', sides: { concerns: party } }];
}
