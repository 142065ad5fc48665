/** A case in one line: `fout: voor-de-beurt or verzaking; gesloten-slagen: 5..13`. */
import type { Allowed, Box, Interval } from '#model/index.ts';

/** A box as authors write it; "whatever the answers" for one that names no fact. */
export function describeBox(box: Box): string {
  const parts = Object.entries(box).map(([fact, allowed]) => `${fact}: ${describeAllowed(allowed)}`);
  return parts.length === 0 ? 'whatever the answers' : parts.join('; ');
}

/** What a box allows of one fact: `rood or zwart`, `0..4 or 7`. */
export function describeAllowed(allowed: Allowed): string {
  return allowed.map((each) => (typeof each === 'string' ? each : describeInterval(each))).join(' or ');
}

function describeInterval([from, to]: Interval): string {
  return from === to ? String(from) : `${from}..${to}`;
}
