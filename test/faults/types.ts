/**
 * What may go wrong, as a list; what is seen of it is written down by the browser that saw it
 * (docs/faults.md).
 */
import type { Language } from '#model/language.ts';

export const groups = {
  network: 'The network',
  scripts: 'Scripts and data that do not come',
  search: 'The index of the search',
  storage: 'What the browser keeps',
  tabs: 'Two tabs',
  clock: 'The clock',
  offline: 'Books that are kept for a hall without a network',
} as const;
export type Group = keyof typeof groups;

/** What somebody is about when it goes wrong. */
export type Journey =
  | 'read'
  | 'decide'
  | 'search'
  | 'save a case'
  | 'print'
  | 'train'
  | 'exam'
  | 'share'
  | 'open a link'
  | 'fill in a sheet'
  | 'choose the look'
  | 'keep a book'
  | 'take a newer text';

export interface Fault {
  readonly id: string;
  readonly group: Group;
  readonly journey: Journey;
  /** What is broken, and how. */
  readonly broken: string;
}

/** Words that were on the page, in its language and in English. */
export interface Said {
  readonly language: Language;
  readonly text: string;
  readonly english: string;
}

/** The result of a fault, every part of it seen in a browser. */
export interface Seen {
  /** Empty if no message was needed. */
  readonly says: readonly Said[];
  readonly unnoticed: readonly string[];
  readonly kept: readonly string[];
  readonly lost: readonly string[];
  readonly on: readonly string[];
}
