/** Types the words of each situation, as its page has them, into the search. */
import type { Edition } from '#library/types.ts';
import { pathTo } from '#addresses/pages.ts';
import { fold } from '#search/fold.ts';
import { find } from '#search/find.ts';
import type { Index } from '#search/open.ts';

export interface OwnWords {
  readonly situation: string;
  readonly text: 'title' | 'summary' | 'phrase';
  readonly typed: string;
  /** The situation's rank among all hits, and among the situations; from 1, absent if it was not found. */
  readonly rank?: number;
  readonly amongSituations?: number;
  /** Another situation has exactly the same words, so that the query is ambiguous. */
  readonly isShared: boolean;
}

/** Title, summary and every phrase of every situation, each with where it led. */
export function typeOwnWords({ situations }: Edition, index: Index): readonly OwnWords[] {
  const typed = situations.flatMap(({ id, data: { title, summary, phrases } }) => [
    { situation: id, text: 'title' as const, typed: title },
    { situation: id, text: 'summary' as const, typed: summary },
    ...phrases.map((phrase) => ({ situation: id, text: 'phrase' as const, typed: phrase })),
  ]);
  return typed.map((each) => {
    const { numbers, matches } = find(each.typed, [index]);
    const hits = [...numbers, ...matches];
    const isMine = ({ path }: { readonly path: string }) => path === pathTo({ kind: 'situation', id: each.situation });
    const isSame = (other: (typeof typed)[number]) =>
      other.situation !== each.situation && fold(other.typed) === fold(each.typed);
    return {
      ...each,
      ...placeOf('rank', hits.findIndex(isMine)),
      ...placeOf('amongSituations', hits.filter(({ kind }) => kind === 'situation').findIndex(isMine)),
      isShared: typed.some(isSame),
    };
  });
}

function placeOf(name: 'rank' | 'amongSituations', at: number): Partial<Pick<OwnWords, typeof name>> {
  return at < 0 ? {} : { [name]: at + 1 };
}
