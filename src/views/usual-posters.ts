/** The situations that have a poster by default. */
import { USUAL } from '#addresses/posters.ts';
import type { SituationDoc } from '#library/types.ts';

/** For a book without frequent situations: so many of its first. */
const FEW = 6;

/** The frequent ones, and as many others in their order as fill the last sheet. */
export function usualPosters<Of extends { readonly data: Pick<SituationDoc['data'], 'common'> }>(
  situations: readonly Of[],
): readonly Of[] {
  const common = situations.filter(({ data }) => data.common === true);
  const first = common.length > 0 ? common : situations.slice(0, FEW);
  const others = situations.filter((each) => !first.includes(each));
  const room = Math.ceil(first.length / USUAL) * USUAL - first.length;
  return [...first, ...others.slice(0, room)];
}
