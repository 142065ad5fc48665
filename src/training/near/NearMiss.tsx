import type { DrillProps } from '#training/drill.ts';

export function NearMiss(_: DrillProps) {
  return null;
}
