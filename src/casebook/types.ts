/**
 * A case as it is kept on a device: what was ruled, where and for whom, in every version that there has been.
 */
import type { CaseRecord } from '#addresses/record.ts';
import type { Language } from '#model/language.ts';
import type { Modality } from '#model/modality.ts';

/** A case under the name that it was given once, with all its versions, oldest first; never without one. */
export interface KeptCase {
  /** 32 random hex digits: no two devices give the same one. */
  readonly id: string;
  readonly versions: readonly [Version, ...Version[]];
}

/** What a case said at one time. A version is never changed: whoever amends a case adds one. */
export interface Version {
  /**
   * 1, 2, 3 … within its case. Two of one number were made side by side, on two devices or in two exports.
   */
  readonly n: number;
  /**
   * Where it stands among all versions of this device: the clock's milliseconds, or one more than the highest
   * so far where the clock says less. A clock that is set back therefore changes no order.
   */
  readonly order: number;
  /** What the clock said, right or wrong: ISO, UTC. */
  readonly at: string;
  readonly record: KeptRecord;
  readonly said: Said;
  readonly details: Details;
}

/** The record that a link is made of, its checksum included. */
export interface KeptRecord extends CaseRecord {
  readonly language: Language;
  readonly sum: string;
}

/** The words of the ruling as they were when it was made. No later edition changes them. */
export interface Said {
  /** What the rules are called, and their edition. */
  readonly work: string;
  readonly edition: string;
  /** Title of the situation. */
  readonly situation: string;
  readonly facts: readonly string[];
  readonly verdict: string;
  /** What follows, with all its sides. */
  readonly chips: readonly string[];
  readonly modality: Modality;
  /** Must or may, who decides, and what it rests on beside the text. */
  readonly leave: readonly string[];
  /** By name: `regel 17A`. */
  readonly cites: readonly string[];
}

/** What somebody writes down about a case. Empty where nothing is said. */
export interface Details {
  /** When it was ruled, by the clock of the hall: `2026-11-22T14:05`. */
  readonly when: string;
  readonly tournament: string;
  readonly table: string;
  readonly round: string;
  /** Who was told. */
  readonly told: string;
  readonly note: string;
  /** What went well, and what not. */
  readonly well: string;
  readonly better: string;
  readonly archived: boolean;
}

/** What is written down in words. */
export type TextDetail = Exclude<keyof Details, 'archived'>;
export const TEXT_DETAILS = [
  ...(['when', 'tournament', 'table', 'round', 'told'] as const),
  ...(['note', 'well', 'better'] as const),
] as const satisfies readonly TextDetail[];

/** What is in a store or a file under one name: a case, or something that cannot be read as one. */
export type Entry =
  | { readonly kind: 'case'; readonly kept: KeptCase }
  | { readonly kind: 'unreadable'; readonly key: string; readonly raw: string };
