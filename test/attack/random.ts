/** Chance that can be repeated: what fails once fails again, and a report names it by its number. */

/** A number from 0 up to, not including, `below`. */
export type Pick = (below: number) => number;

/** Mulberry32. The attack of number n does not depend on those before it. */
export function pickBy(seed: number, n = 0): Pick {
  let state = (seed ^ Math.imul(n + 1, 0x9e3779b1)) | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** One of several. @throws where there are none. */
export function oneOf<Thing>(things: readonly Thing[], pick: Pick): Thing {
  const thing = things[pick(things.length)];
  if (thing === undefined) throw new Error('nothing to pick from');
  return thing;
}
