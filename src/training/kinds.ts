/** The kinds of drills, each loaded on demand. */
import type { ComponentType } from 'preact';
import type { TrainingKind } from '#i18n/words.ts';
import type { DrillProps } from './drill.ts';
import find from './find/find-it.css?url';
import near from './near/near.css?url';
import { withWords } from './with-words.ts';

export const DRILLS: Readonly<Record<TrainingKind, () => Promise<ComponentType<DrillProps>>>> = {
  table: () => import('./at-table/load.tsx').then(({ atTable }) => atTable()),
  ruling: () => import('./ui/WhichRuling.tsx').then(({ WhichRuling }) => WhichRuling),
  near: withWords(() => import('./near/NearMiss.tsx').then(({ NearMiss }) => NearMiss), [near]),
  joint: withWords(() => import('./joint/Joint.tsx').then(({ Joint }) => Joint), [near]),
  find: withWords(() => import('./find/FindIt.tsx').then(({ FindIt }) => FindIt), [find]),
};
