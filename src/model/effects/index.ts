/**
 * Effects: the typed consequences of a ruling. A kind is a line in types.ts and a file of its own, which
 * holds its schema, whom it names, what it counts, where lists file it, which words it needs and what its
 * chip says. The compiler names the places that must know a new one.
 */
export * from './kinds.ts';
export * from './schema.ts';
export * from './types.ts';
export type { ChipText, EffectGroup, Forms, PointsCounted, Sides, Writer } from './kind.ts';
