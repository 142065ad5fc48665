import type { DrillProps } from '#training/drill.ts';

export function FindIt(_: DrillProps) {
  return null;
}
