/**
 * Conditions as authors write them. A box names, per fact, what must hold; facts that it does not name are
 * free. The desugared form ({@link Box}) is what the engine and the JSON interface use.
 */
import { z } from 'astro/zod';
import { idSchema } from './id.ts';
import { typeOf } from './means.ts';

/** `0..4`, `5..`, `..4`: both ends included, an open end means the fact's own bound. */
export const RANGE = /^(-?\d+)?\.\.(-?\d+)?$/;

const scalar = z.union([z.string().min(1), z.number().int()]);
const surfaceBoxSchema = z.record(idSchema, z.union([scalar, z.array(scalar).min(1)]));
export const conditionSchema = typeOf(
  z.union([surfaceBoxSchema, z.array(surfaceBoxSchema).min(1)]),
  'condition',
  'A box, or a list of boxes of which any may hold. A box names, per fact, an option, a list of options, a number or a range (`0..4`, `5..`, `..4`, both ends included). All that it names must hold; a fact that it does not name is free.',
  { late: 'yes', minutes: '31..' },
).meta({ id: 'condition' });
export type SurfaceBox = z.infer<typeof surfaceBoxSchema>;
export type Condition = z.infer<typeof conditionSchema>;

export const givenSchema = typeOf(
  z.record(idSchema, z.union([z.string(), z.number().int()])),
  'answers',
  'Answers to facts: one option or number per fact.',
  { late: 'yes', minutes: 31 },
).meta({ id: 'given' });

/** Whole numbers from `from` to `to`, both included. */
export type Interval = readonly [from: number, to: number];
/** What a box allows of one fact: options of a choice, or intervals of a number. */
export type Allowed = readonly string[] | readonly Interval[];
/** The core form of a condition: `{ factId: [options] }` or `{ factId: [[from, to], …] }`. */
export type Box = Readonly<Record<string, Allowed>>;
