import type { DrillProps } from '#training/drill.ts';

export function AtTable(_: DrillProps) {
  return null;
}
