/** One of several options, each with a button of the author's own. */
import type { Allowed } from '#model/box.ts';
import type { Domain, DomainFault, NamedOption, Option, OptionText, Options, Parts, Written } from './kind.ts';

export interface Choice {
  readonly kind: 'choice';
  /** By id, in the author's order. */
  readonly options: Readonly<Record<string, NamedOption>>;
}

export const schema = ({ z, common, id, text, weight }: Parts) =>
  z.strictObject({
    ...common,
    options: z.record(
      id,
      z.strictObject({
        /** The answer as shown on its button. */
        label: text,
        /** A second line on the button, where the label alone can be misread. */
        hint: text.optional(),
        /** How it reads in a case ("een speler speelde voor zijn beurt"). */
        says: text,
        /** How often it occurs, relative to the others; 1 by default. */
        weight: weight.optional(),
        /** Ids that this option had before. */
        aliases: z.array(id).optional(),
      }),
    ),
  });
export type Surface = Written<typeof schema>;
export const key = 'options' as const;

export const read = ({ options: written }: Surface): Choice => ({
  kind: 'choice',
  options: Object.fromEntries(
    Object.entries(written).map(([id, { label, hint, says, weight = 1, aliases }]): [string, NamedOption] => [
      id,
      {
        kind: 'named',
        label,
        ...(hint === undefined ? {} : { hint }),
        says,
        weight,
        ...(aliases === undefined ? {} : { aliases }),
      },
    ]),
  ),
});

/** A fact that is answered with one of several options, including yes and no. */
interface Chosen {
  readonly options: Options;
}

export const options = (fact: Chosen): Options => fact.options;
export const counted = () => undefined;
export const domain = (fact: Chosen): Domain => ({
  kind: 'choice',
  options: Object.entries(fact.options).map(([id, { weight }]) => ({ id, weight })),
});
export const fault = (fact: Chosen): DomainFault | undefined =>
  Object.keys(fact.options).length < 2 ? { kind: 'too-few-options' } : undefined;
export const saysOf = (fact: Chosen, allowed: Allowed): readonly string[] =>
  allowed.flatMap((id) => (typeof id === 'string' ? (fact.options[id]?.says ?? []) : []));
export const text = (fact: Chosen, optionText: (option: Option) => OptionText) => ({
  kind: 'choice' as const,
  options: Object.fromEntries(Object.entries(fact.options).map(([id, option]) => [id, optionText(option)])),
});
