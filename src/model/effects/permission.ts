import { means } from '#model/means.ts';
import { partiesUnder, present, type ChipText, type Parts, type PartyAt, type Writer, type Written } from './kind.ts';

export interface Permission {
  readonly kind: 'permission';
  readonly what: Surface['permission'];
  readonly for?: string | undefined;
  /** When, where or for what, in the book's words, where it is not allowed as such. */
  readonly at?: string | undefined;
}

export const schema = ({ z, id, text }: Parts) =>
  means(
    z.strictObject({
      permission: means(z.enum(['granted', 'refused']), 'Whether it is.'),
      for: means(id.optional(), 'To whom.', 'offender'),
      at: means(text.optional(), 'When, where or for what.', 'with a silent phone'),
    }),
    'Whether something is allowed.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['permission'], string>>;

export const read = ({ permission: what, for: party, at }: Surface): Permission =>
  present({ kind: 'permission' as const, what, for: party, at });
export const written = ({ what: permission, for: party, at }: Permission): Surface =>
  present({ permission, for: party, at });

export const parties = (effect: Permission): readonly PartyAt[] => partiesUnder(effect, 'for');
export const amounts = () => [];
export const points = () => undefined;
export const group = () => 'permission' as const;

export function chips({ what, for: party, at }: Permission, words: Words, write: Writer): readonly ChipText[] {
  return [
    {
      text: write.specified(words[what], at),
      tone: what === 'granted' ? 'quiet' : 'strong',
      sides: { concerns: party },
    },
  ];
}
