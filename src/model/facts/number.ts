/** A whole number. */
import type { Counted, Domain, DomainFault, Options, Parts, Steps, Written } from './kind.ts';

export interface Numbered extends Steps, Counted {
  readonly kind: 'number';
}

export const schema = ({ z, common, says, text }: Parts) =>
  z.strictObject({
    ...common,
    number: z.strictObject({
      min: z.number().int(),
      max: z.number().int(),
      /** Only min, min + step, min + 2·step … exist; 1 by default. */
      step: z.number().int().positive().optional(),
      unit: text,
      /** Its name in formulas ("2 × bid"); by default its unit. */
      name: text.optional(),
    }),
    says,
  });
export type Surface = Written<typeof schema>;
export const key = 'number' as const;

export const read = ({ number, says }: Surface): Numbered => ({
  kind: 'number',
  ...number,
  step: number.step ?? 1,
  says,
});

export const options = (): Options => ({});
export const counted = (fact: Numbered): Counted => fact;
export const domain = ({ min, max, step }: Steps): Domain => ({ kind: 'number', min, max, step });
export function fault({ min, max, step }: Steps): DomainFault | undefined {
  if (min >= max) return { kind: 'empty-range', min, max, step };
  return (max - min) % step === 0 ? undefined : { kind: 'not-a-step', min, max, step };
}
export const saysOf = ({ says }: Counted): readonly string[] => [typeof says === 'string' ? says : says.other];
export const text = ({ min, max, step, unit, says }: Numbered) => ({
  kind: 'number' as const,
  min,
  max,
  step,
  unit,
  says,
});
