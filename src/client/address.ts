/** The address as the widgets' state: the only place that touches the browser's history. */
import { answersToQuery, queryToAnswers } from '#addresses/answers.ts';
import { isOfSearch } from '#addresses/search.ts';
import type { TableFact } from '#decide/table.ts';

/** The query as it stands in the address, without its question mark and without a search that stands beside it. */
export function queryNow(): string {
  return pairsNow()
    .filter((pair) => !isOfSearch(pair))
    .join('&');
}

/** The one way in which these answers stand in an address. */
export function canonical(query: string, facts: readonly TableFact[]): string {
  return answersToQuery(queryToAnswers(query, facts).answers);
}

/** A new step: Back returns to the one before. */
export function pushQuery(query: string): void {
  history.pushState(null, '', addressOf(query));
}

/** The same step, said more exactly; an anchor in the address stays. */
export function replaceQuery(query: string): void {
  history.replaceState(history.state, '', addressOf(query) + location.hash);
}

/** The page's address with this query. A search stays in it as long as its dialog is open. */
function addressOf(query: string): string {
  const pairs = [...(query === '' ? [] : [query]), ...pairsNow().filter(isOfSearch)];
  return pairs.length === 0 ? location.pathname : `${location.pathname}?${pairs.join('&')}`;
}

function pairsNow(): readonly string[] {
  return location.search === '' ? [] : location.search.slice(1).split('&');
}
