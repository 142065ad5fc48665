/** One of several options, each with a button of the author's own. */
import type { Allowed } from '#model/box.ts';
import { means } from '#model/means.ts';
import type { Domain, DomainFault, NamedOption, Option, OptionText, Options, Parts, Written } from './kind.ts';

export interface Choice {
  readonly kind: 'choice';
  /** By id, in the author's order. */
  readonly options: Readonly<Record<string, NamedOption>>;
}

export const schema = ({ z, common, id, text, weight }: Parts) =>
  z.strictObject({
    ...common,
    options: means(
      z.record(
        id,
        z.strictObject({
          label: means(text, 'The answer as shown on its button.', 'Played out of turn'),
          hint: means(
            text.optional(),
            'A second line on the button, where the label alone can be misread.',
            'Before the player to the right',
          ),
          says: means(
            text,
            'How it reads in a case: a whole sentence but for its capital and its full stop.',
            'a player played out of turn',
          ),
          weight: means(
            weight.optional(),
            'How often it occurs, relative to the others, from 0.001 to 1000; 1 if left out.',
            3,
          ),
          aliases: means(z.array(id).optional(), 'Ids that this option had before.', ['out-of-turn']),
        }),
      ),
      'A choice: its answers, by id, in the order in which they are shown.',
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
