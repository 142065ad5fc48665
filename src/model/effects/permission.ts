import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Written } from './kind.ts';

export interface Permission {
  readonly kind: 'permission';
  readonly what: Surface['permission'];
  readonly for?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      permission: means(z.enum(['granted', 'refused']), 'Whether it is.'),
      for: means(id.optional(), 'To whom.', 'offender'),
    }),
    'Whether something is allowed.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['permission'], string>>;

export const read = ({ permission: what, for: party }: Surface): Permission =>
  present({ kind: 'permission' as const, what, for: party });
export const written = ({ what: permission, for: party }: Permission): Surface => present({ permission, for: party });

export const parties = (effect: Permission): readonly PartyAt[] => partiesUnder(effect, 'for');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'permission' as const;

export function chips({ what, for: party }: Permission, words: Words): readonly ChipText[] {
  return [{ text: words[what], tone: what === 'granted' ? 'quiet' : 'strong', sides: { concerns: party } }];
}
