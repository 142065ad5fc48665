/** A whole number. */
import { means } from '#model/means.ts';
import type { Counted, Domain, DomainFault, Options, Parts, Steps, Written } from './kind.ts';

export interface Numbered extends Steps, Counted {
  readonly kind: 'number';
}

export const schema = ({ z, common, says, text }: Parts) =>
  z.strictObject({
    ...common,
    number: means(
      z.strictObject({
        min: means(z.number().int(), 'The least that it can be.', 0),
        max: means(z.number().int(), 'The most that it can be.', 180),
        step: means(
          z.number().int().positive().optional(),
          'Only `min`, `min` + `step`, `min` + 2 × `step` … exist; 1 if left out.',
          10,
        ),
        unit: means(text, 'What is counted, in the singular.', 'minute'),
        name: means(text.optional(), 'Its name in formulas (“2 × bid”); by default its unit.', 'bid'),
      }),
      'A whole number: its bounds, and what it counts.',
    ),
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
