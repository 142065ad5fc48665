/**
 * Conditions as authors write them. A box names, per fact, what must hold; facts that it does not name are
 * free. The desugared form ({@link Box}) is what the engine and the JSON interface use.
 */
import { z } from 'astro/zod';
import { idSchema } from './id.ts';

/** `0..4`, `5..`, `..4`: both ends included, an open end means the fact's own bound. */
export const RANGE = /^(-?\d+)?\.\.(-?\d+)?$/;

const scalar = z.union([z.string().min(1), z.number().int()]);
const surfaceBoxSchema = z.record(idSchema, z.union([scalar, z.array(scalar).min(1)]));
/** One box, or a list of boxes of which any may hold. */
export const conditionSchema = z.union([surfaceBoxSchema, z.array(surfaceBoxSchema).min(1)]);
export type SurfaceBox = z.infer<typeof surfaceBoxSchema>;
export type Condition = z.infer<typeof conditionSchema>;

/** Answers to facts: values as in a box, but one per fact. */
export const givenSchema = z.record(idSchema, z.union([z.string(), z.number().int()]));

/** Whole numbers from `from` to `to`, both included. */
export type Interval = readonly [from: number, to: number];
/** What a box allows of one fact: options of a choice, or intervals of a number. */
export type Allowed = readonly string[] | readonly Interval[];
/** The core form of a condition: `{ factId: [options] }` or `{ factId: [[from, to], …] }`. */
export type Box = Readonly<Record<string, Allowed>>;
