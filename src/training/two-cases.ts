/** The drills with two rulings to give; by themselves, so that others need not name what these load. */
import sheet from './near/near.css?url';
import { withWords } from './with-words.ts';

export const near = withWords(() => import('./near/NearMiss.tsx').then(({ NearMiss }) => NearMiss), [sheet]);
export const joint = withWords(() => import('./joint/Joint.tsx').then(({ Joint }) => Joint), [sheet]);
