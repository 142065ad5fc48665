import { means } from '#model/means.ts';
import {
  partiesUnder,
  present,
  type AmountAt,
  type ChipText,
  type Forms,
  type Parts,
  type PartyAt,
  type Writer,
  type Written,
} from './kind.ts';

export interface Clock {
  readonly kind: 'clock';
  readonly time: number;
  readonly unit: Surface['unit'];
  readonly against?: string | undefined;
  readonly to?: string | undefined;
}

export const schema = ({ z, id }: Parts) =>
  means(
    z.strictObject({
      clock: means(z.number().int().positive(), 'How much.', 2),
      unit: means(z.enum(['minutes', 'seconds']), 'Of what.'),
      against: means(id.optional(), 'Whose clock loses it; `unstated` where the source does not say.', 'offender'),
      to: means(id.optional(), 'Whose clock gets it; `unstated` where the source does not say.', 'opponent'),
    }),
    'Time on the clocks of the game that a player gets or loses.',
  );
export type Surface = Written<typeof schema>;
export type Words = Readonly<Record<Surface['unit'], Forms>>;

export const read = ({ clock: time, unit, against, to }: Surface): Clock =>
  present({ kind: 'clock' as const, time, unit, against, to });
export const written = ({ time: clock, unit, against, to }: Clock): Surface => present({ clock, unit, against, to });

export const parties = (effect: Clock): readonly PartyAt[] => partiesUnder(effect, 'against', 'to');
export const amounts = ({ time }: Clock): readonly AmountAt[] => [[['clock'], time]];
export const points = () => undefined;
export const group = () => 'play' as const;

export function chips(effect: Clock, words: Words, write: Writer): readonly ChipText[] {
  return [{ text: write.counted(effect.time, words[effect.unit]), tone: 'strong', sides: effect }];
}
