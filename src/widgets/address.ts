/** The address as the widgets' state: the only place that touches the browser's history. */
import { answersToQuery, queryToAnswers } from '../cases/url.ts';
import type { TableFact } from '../decide/table.ts';

/** The query as it stands in the address, without its question mark. */
export function queryNow(): string {
  return location.search.slice(1);
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

function addressOf(query: string): string {
  return query === '' ? location.pathname : `${location.pathname}?${query}`;
}
