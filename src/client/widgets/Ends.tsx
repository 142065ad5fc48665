/** How a case may end: in a ruling, or without one. The questions do without it. */
export { amountsSpoken } from './amounts-shown.ts';
export { Impossible, Undecided } from './NoRuling.tsx';
export { RulingView } from './RulingView.tsx';
