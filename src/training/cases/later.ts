/** What only the later cases of a round need: one that has not just been, told as a story. */
import { queryFor, type DrillAddress } from '#training/drill-address.ts';
import type { DrillCase } from './case.ts';

export { storyOf } from './telling.ts';

/** Within so many cases of a round none comes twice, as long as its situation has others. */
const APART = 15;
/** How many cases of a situation are tried for one that has not just been. */
const VARIANTS = 24;
/** What came before is worked out from the last multiple of this on: a late case is soon drawn, too. */
const STRETCH = 60;

/** A case of a situation. */
interface DrawnCase {
  readonly head: { readonly id: string };
  readonly drill: DrillCase;
}

/** What has been drawn in a visit, by address. */
const known = new WeakMap<object, Map<string, DrawnCase | undefined>>();

/** Stories, each with the number of the last case that told it. */
export type Told = ReadonlyMap<string, number>;

/**
 * The stories of a situation that came just before a case.
 * @param visit what has been drawn is remembered for it.
 * @param mayBe whether an earlier case may be of the situation: which one comes is known without fetching it.
 */
export async function toldBefore(
  visit: object,
  asked: DrillAddress,
  situation: string,
  mayBe: (earlier: DrillAddress) => boolean,
  draw: (earlier: DrillAddress) => Promise<DrawnCase | undefined>,
): Promise<Told> {
  const { n } = asked;
  const before = known.get(visit) ?? new Map<string, DrawnCase | undefined>();
  known.set(visit, before);
  const told = new Map<string, number>();
  for (let m = Math.max(n - APART + 1, n - ((n - 1) % STRETCH)); m < n; m++) {
    const earlier = { ...asked, n: m };
    if (!mayBe(earlier)) continue;
    const name = queryFor(earlier);
    if (!before.has(name)) before.set(name, await draw(earlier));
    const drawn = before.get(name);
    if (drawn?.head.id === situation) told.set(keyOf(drawn.drill), m);
  }
  return told;
}

/**
 * The first of some cases that has not been; where all have been, the one that has been longest ago.
 * @param another other cases, numbered from 1; undefined for one that does not fit.
 */
export function freshCase(first: DrillCase, another: (n: number) => DrillCase | undefined, told: Told): DrillCase {
  const last = (drill: DrillCase): number => told.get(keyOf(drill)) ?? 0;
  let best = first;
  for (let n = 1; n <= VARIANTS && last(best) > 0; n++) {
    const next = another(n);
    if (next && last(next) < last(best)) best = next;
  }
  return best;
}

function keyOf({ story }: DrillCase): string {
  return story.join(' ');
}
