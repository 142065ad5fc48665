/** The kinds of drills, each loaded on demand. */
import type { ComponentType } from 'preact';
import type { TrainingKind } from '#i18n/words.ts';
import type { DrillProps } from './drill.ts';
import find from './find/find-it.css?url';
import { withWords } from './with-words.ts';

export const DRILLS: Readonly<Record<TrainingKind, () => Promise<ComponentType<DrillProps>>>> = {
  table: () => import('./at-table/load.tsx').then(({ atTable }) => atTable()),
  ruling: () => import('./ui/WhichRuling.tsx').then(({ WhichRuling }) => WhichRuling),
  near: () => import('./two-cases.ts').then(({ near }) => near()),
  joint: () => import('./two-cases.ts').then(({ joint }) => joint()),
  find: withWords(() => import('./find/FindIt.tsx').then(({ FindIt }) => FindIt), [find]),
};
