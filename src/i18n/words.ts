/**
 * The shape of the words, by purpose. Dutch is the source: every other language has the same keys, and the
 * Dutch comments apply to all. The compiler reports missing words.
 */
import type * as dutch from './nl/index.ts';

/** The same keys with any text, and functions of the same parameters. */
type Shape<Source> = Source extends string
  ? string
  : Source extends (...args: never) => unknown
    ? Source
    : { readonly [Key in keyof Source]: Shape<Source[Key]> };

export type Words = { readonly [Purpose in keyof typeof dutch]: Shape<(typeof dutch)[Purpose]> };

export type ArticleWords = Words['articles'];
export type CalculatorWords = Words['calculator'];
export type CasebookWords = Words['casebook'];
export type ChangeWords = Words['changes'];
export type ChipWords = Omit<Words['effects'], 'kinds'>;
export type EffectWords = Words['effects'];
export type LawWords = Words['laws'];
export type LookWords = ReadingWords['look'];
export type OfflineWords = Words['offline'];
export type PageWords = Words['pages'];
/** Words for phrasing values. */
export type PhraseWords = WidgetWords['phrase'];
export type ReadingWords = Words['reading'];
/** Why a dispute sheet is not confirmed. */
export type RecordProblem = keyof RecordWords['state']['problems'];
export type RecordWords = Words['record'];
export type ReplayWords = Words['replay'];
export type SearchWords = Words['search'];
export type SeatingWords = Words['seats'];
export type ShareWords = Words['share'];
/** What joins clauses to a story. */
export type TellingWords = Words['trainingPage']['telling'];
export type TogetherWords = Words['together'];
export type ToolWords = Words['tools'];
export type TimerWords = Words['timers'];
export type WidgetWords = Words['widget'];
export type AtTableWords = Words['table'];
export type DrillWords = Words['drills'];
export type ExamWords = Words['exam'];
export type ProgressWords = Words['progress'];
export type TrainingWords = Words['training'];
/** What can be trained. */
export type TrainingKind = Exclude<keyof Words['trainingPage']['kinds'], 'title' | 'progress' | 'exam'>;
/** Why a question was one too many. */
export type Waste = keyof AtTableWords['account']['wasted'];
