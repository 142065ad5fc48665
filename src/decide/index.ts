/** The engine: from a decision table to proofs, trees, rulings and explanations. Pure, and the same in every place. */
export * from './table.ts';
export * from './tree.ts';
export * from './boxes.ts';
export { compile, type Compiled, type Outcome } from './compile.ts';
export { decide } from './decide.ts';
export { countCases, prove, type Flaw } from './prove.ts';
export { uncovered } from './uncovered.ts';
export { plan, type PlanOptions } from './order.ts';
export { replay, type AnswerChoice, type Given, type Next, type Progress, type Struck } from './replay.ts';
export { explain, type Explanation } from './explain.ts';
export { type Lead } from './leads.ts';
export { evaluate, type Evaluated } from './amount.ts';
export { effectsRange, type EffectRange } from './effects.ts';
