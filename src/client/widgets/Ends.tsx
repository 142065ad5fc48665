/** The views for the end of a case: with a ruling, or without. The questions do not need them. */
export { amountsSpoken } from './amounts-shown.ts';
export { Impossible, Undecided } from './NoRuling.tsx';
export { RulingView } from './RulingView.tsx';
