/** A saved case: the ruling or rulings, the circumstances, and all versions of both. */
import type { PartsRecord } from '#addresses/parts-record.ts';
import type { CaseRecord } from '#addresses/record.ts';
import type { Language } from '#model/language.ts';
import type { Modality } from '#model/modality.ts';

/** A case under its permanent id, with all its versions, oldest first; at least one. */
export interface KeptCase {
  /** 32 random hex digits, unique over all devices. */
  readonly id: string;
  readonly versions: readonly [Version, ...Version[]];
}

/** One state of a case. Versions are immutable: a change adds one. */
export interface Version {
  /**
   * 1, 2, 3 … within its case. Two with the same number were made concurrently, on two devices or in two
   * exports.
   */
  readonly n: number;
  /**
   * Its position among all versions of this device: the clock's milliseconds, or one more than the highest so
   * far if the clock is behind. So a clock that is set back changes no order.
   */
  readonly order: number;
  /** The clock's time, right or wrong: ISO, UTC. */
  readonly at: string;
  readonly record: KeptRecord;
  /** Of the same parts as the record, where that is of several. */
  readonly said: Said;
  readonly details: Details;
}

/** The record for the link, with its checksum. */
export type KeptRecord = RulingRecord | TogetherRecord;

/** Of one ruling. */
export interface RulingRecord extends CaseRecord {
  readonly language: Language;
  readonly sum: string;
}

/** Of a case of several parts, each with a ruling. */
export interface TogetherRecord extends PartsRecord {
  readonly language: Language;
  readonly sum: string;
}

/** The texts of a record. */
export type Said = SavedTexts | SavedTogether;

/** The texts of the ruling when it was made; later editions do not change them. */
export interface SavedTexts {
  /** The title of the rules, and their edition. */
  readonly work: string;
  readonly edition: string;
  /** Title of the situation. */
  readonly situation: string;
  readonly facts: readonly string[];
  readonly verdict: string;
  /** The consequences, with all their sides. */
  readonly chips: readonly string[];
  readonly modality: Modality;
  /** Must or may, who decides, and sources other than the text. */
  readonly leave: readonly string[];
  /** By name: `regel 17A`. */
  readonly cites: readonly string[];
}

/** The texts of a case of several parts when it was made. */
export interface SavedTogether extends Pick<SavedTexts, 'work' | 'edition'> {
  /** In the order of the record. */
  readonly parts: readonly SavedPart[];
  /** How two of them go together, a text each. */
  readonly meets: readonly string[];
  /** The sums, like `chips`; empty where they are open. */
  readonly sums: readonly string[];
  /** What holds between the other parts, or why there are no sums. Empty where there is one part. */
  readonly besides: string;
}

/** The texts of one of several parts. */
export interface SavedPart extends Omit<SavedTexts, 'work' | 'edition'> {
  /** That another verdict holds in its place; empty where its own does. */
  readonly instead: string;
}

/** The details entered for a case. Empty when not entered. */
export interface Details {
  /** When it was ruled, in local time: `2026-11-22T14:05`. */
  readonly when: string;
  readonly tournament: string;
  readonly table: string;
  readonly round: string;
  /** Who was informed. */
  readonly told: string;
  readonly note: string;
  /** What went well, and what not. */
  readonly well: string;
  readonly better: string;
  readonly archived: boolean;
}

/** The details in words. */
export type TextDetail = Exclude<keyof Details, 'archived'>;
export const TEXT_DETAILS = [
  ...(['when', 'tournament', 'table', 'round', 'told'] as const),
  ...(['note', 'well', 'better'] as const),
] as const satisfies readonly TextDetail[];
