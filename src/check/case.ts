/** A case in one line: `fout: voor-de-beurt or verzaking; gesloten-slagen: 5..13`. */
import type { Allowed, Box, Interval } from '../model/index.ts';

export function describeBox(box: Box): string {
  const parts = Object.entries(box).map(([fact, allowed]) => `${fact}: ${describeAllowed(allowed)}`);
  return parts.length === 0 ? 'whatever the answers' : parts.join('; ');
}

export function describeAllowed(allowed: Allowed): string {
  return allowed.map((each) => (typeof each === 'string' ? each : describeInterval(each))).join(' or ');
}

function describeInterval([from, to]: Interval): string {
  return from === to ? String(from) : `${from}..${to}`;
}
