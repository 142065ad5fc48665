/**
 * What the file of a kind of effect exports, and its inputs. Such a file imports types only: schemas are
 * passed in as `Parts` and languages as a `Writer`, so that a browser can write chips without zod and the
 * model depends on no dictionary.
 */
import type { z } from 'astro/zod';
import type { Amount, amountSchema } from '#model/amount.ts';
import type { idSchema } from '#model/id.ts';
import type { textSchema } from '#model/text.ts';

/** What schemas of effects are made of. */
export interface Parts {
  readonly z: typeof z;
  readonly amount: typeof amountSchema;
  readonly id: typeof idSchema;
  readonly text: typeof textSchema;
}
/** An effect as authors write it, from the schema of its kind. */
export type Written<Schema extends (parts: Parts) => z.ZodType> = z.infer<ReturnType<Schema>>;

/** What a penalty table can be filtered by. */
export type EffectGroup = 'points' | 'fine' | 'result' | 'play' | 'removed' | 'permission' | 'course' | 'none';

/** A party that an effect names, with its path in what the author wrote. */
export type PartyAt = readonly [party: string, path: readonly string[]];
/** An amount, with its path in what the author wrote. */
export type AmountAt = readonly [path: readonly string[], amount: Amount];

/** For an effect that may count points: whether it does, and of which kind; by default the book's first. */
export interface PointsCounted {
  readonly counts: boolean;
  readonly kind: string | undefined;
}

/**
 * The parties of a chip: who bears an amount, who gains or gets something, and whom anything else is about. A
 * lost game is about a party and not against it: its words say already whether it is a burden.
 */
export interface Sides {
  readonly against?: string | undefined;
  readonly to?: string | undefined;
  readonly concerns?: string | undefined;
}

/**
 * A consequence in the two or three words that a player reads at arm's length, before its parties get their
 * labels.
 */
export interface ChipText {
  readonly text: string;
  /** Strong: something is won, lost or paid. Quiet: a permission, or nothing. */
  readonly tone: 'strong' | 'quiet';
  readonly sides?: Sides;
}

/** Words around a number, with `{n}` in its place. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Everything from one number to another, or one of the two. */
export interface Span {
  readonly min: number;
  readonly max: number;
  /** Nothing between them is possible. */
  readonly either?: true;
}

/** How one language writes amounts, with the answers that are known put into them. */
export interface AmountWriter {
  /** Puts values into a text of a dictionary. */
  fill(template: string, values: Readonly<Record<string, string | number>>): string;
  /** An amount with its word; `unstated` included. */
  counted(amount: Amount, forms: Forms): string;
  /** An amount of points, by default of the book's first kind. */
  points(amount: Amount, kind: string | undefined): string;
  /** An amount of money; `formula` with `{n}` is used around an amount that is not known yet. */
  money(amount: Amount, formula: string): string;
  /** The label of a party at the beginning of a line. */
  partyFirst(id: string): string;
}

/** How one language writes all else that chips are made of; no answer changes it. */
export interface Writer extends AmountWriter {
  /** `text`, and where or when it holds if that is not here and now. */
  placed(text: string, at: string | undefined): string;
  /** `text`, an act, and what exactly is done, how or until when, if the text alone does not say it. */
  specified(text: string, at: string | undefined): string;
  /** The label of a party. */
  party(id: string): string;
  /** A text with the label of a party in it, as `{who}`, or as `{whom}` where the language declines. */
  toWhom(template: string, party: string): string;
  /** From so many points, or so much money, to so many. */
  pointsSpan(range: Span, kind: string | undefined): string;
  moneySpan(range: Span): string;
}

/** For a kind whose chips need no words of their own. */
export type NoWords = Readonly<Record<string, never>>;

/** What the file of a kind exports. */
export interface Kind<Core, Surface, Words> {
  /** As authors write it. */
  readonly schema: (parts: Parts) => z.ZodType<Surface>;
  /** Converts from the form that authors write to the one that all code reads, and back. */
  readonly read: (written: Surface) => Core;
  readonly written: (effect: Core) => Surface;
  /** Whom it names. */
  readonly parties: (effect: Core) => readonly PartyAt[];
  /** The amounts it counts. */
  readonly amounts: (effect: Core) => readonly AmountAt[];
  readonly points: (effect: Core) => PointsCounted | undefined;
  readonly group: (effect: Core) => EffectGroup;
  readonly chips: (effect: Core, words: Words, write: Writer) => readonly ChipText[];
}

/** The parties under some of an effect's keys; the author wrote them under the same ones. */
export function partiesUnder<Key extends string>(
  effect: Readonly<Partial<Record<Key, string | undefined>>>,
  ...keys: readonly Key[]
): readonly PartyAt[] {
  return keys.flatMap((key): readonly PartyAt[] => {
    const party = effect[key];
    return party === undefined ? [] : [[party, [key]]];
  });
}

/** The entries that are there: what an author left out stays left out. */
export function present<T extends object>(entries: T): T {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T;
}
