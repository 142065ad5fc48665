/** A question that is answered with yes or no; their buttons are the interface's. */
import { means } from '#model/means.ts';
import type { Parts, Spelled, Written, YesNoOption } from './kind.ts';
export { counted, domain, fault, options, text } from './choice.ts';

export interface YesNo {
  readonly kind: 'yes-no';
  /** By what the book's language calls them: yes, then no. */
  readonly options: Readonly<Record<string, YesNoOption>>;
}

export const schema = ({ z, common, text, weight }: Parts) =>
  z.strictObject({
    ...common,
    yes: means(text, 'A yes/no question: how yes reads in a case.', 'the opponent agreed'),
    no: means(text, 'How no reads in a case.', 'the opponent did not agree'),
    weight: means(
      z.strictObject({ yes: means(weight, 'Of yes.', 1), no: means(weight, 'Of no.', 5) }).optional(),
      'How often yes and no occur, relative to each other, from 0.001 to 1000.',
      { yes: 1, no: 5 },
    ),
  });
export type Surface = Written<typeof schema>;
export const key = 'yes' as const;

export const read = ({ yes, no, weight }: Surface, spelled: Spelled): YesNo => ({
  kind: 'yes-no',
  options: {
    [spelled.yes]: { kind: 'yes', says: yes, weight: weight?.yes ?? 1 },
    [spelled.no]: { kind: 'no', says: no, weight: weight?.no ?? 1 },
  },
});

/** Yes or no, it is about what the question asks. */
export const saysOf = () => undefined;
