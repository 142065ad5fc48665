/**
 * Effects: the typed consequences of a ruling. A kind is a line in types.ts and a file of its own with its
 * schema, parties, amounts, groups in lists, words and chip. The compiler reports every place that must
 * handle a new kind.
 */
export * from './kinds.ts';
export * from './schema.ts';
export * from './types.ts';
export type { ChipText, EffectGroup, Forms, PointsCounted, Sides, Writer } from './kind.ts';
