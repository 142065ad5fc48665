/** A question that is answered with yes or no; their buttons are the interface's. */
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
    /** How yes reads in a case. */
    yes: text,
    /** How no reads in a case. */
    no: text,
    /** How often yes and no occur, relative to each other. */
    weight: z.strictObject({ yes: weight, no: weight }).optional(),
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
