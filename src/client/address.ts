/** The page's address: the only place that reads it as state, and that touches the browser's history. */
import type { FormerAnswers } from '#addresses/answers.ts';
import { withoutBeside } from '#addresses/beside.ts';
import { onlySearch, withSearch, type AddressedSearch } from '#addresses/search-query.ts';
import { marksIn, withoutMarks, type RecordMarks } from '#addresses/record-marks.ts';
import { comparedIn, withCompared } from '#addresses/compared.ts';
import { seatIn, withSeat } from '#addresses/seat.ts';
import { withQuery } from '#addresses/with-query.ts';
import type { Seat } from '#model/seat.ts';

/** Path, query and hash of where the reader is. */
export function addressNow(): string {
  return location.pathname + location.search + location.hash;
}

/**
 * The answers as they stand in the address, without the question mark, and without what stands beside them: a
 * search, the ruling to compare with, a seat, the marks of a record.
 */
export function queryNow(): string {
  return withoutMarks(withoutBeside(location.search));
}

/** Where the one who erred sits, as the address says; undefined where it says nothing. */
export function seatNow(): Seat | undefined {
  return seatIn(location.search);
}

/** Puts a seat into the address, or with undefined takes it out; no step that Back would return to. */
export function showSeat(seat: Seat | undefined): void {
  showAddress(withQuery(location.pathname, withSeat(location.search, seat)) + location.hash);
}

/** What the address says of the record that it is the link of; nothing on any other. */
export function marksNow(): RecordMarks {
  return marksIn(location.search);
}

/**
 * The id of the ruling that the address compares with, as it is called now; undefined where it compares
 * nothing.
 */
export function comparedNow(former?: FormerAnswers): string | undefined {
  return comparedIn(location.search, former);
}

/**
 * A new step: Back returns to the one before. A search stays in the address as long as its dialog is open.
 */
export function pushQuery(query: string): void {
  history.pushState(null, '', pathWith(query));
}

/**
 * The same step, said more exactly; an anchor in the address stays, the ruling that is compared with, and a
 * seat.
 */
export function replaceQuery(query: string): void {
  showAddress(pathWith(withSeat(withCompared(query, comparedNow()), seatNow())) + location.hash);
}

/** Puts a search into the address, or with undefined takes it out; no step that Back would return to. */
export function showSearch(search: AddressedSearch | undefined): void {
  const address = withQuery(location.pathname, withSearch(location.search, search)) + location.hash;
  if (address === addressNow()) return;
  try {
    showAddress(address);
  } catch {
    // Some browsers refuse more than so many changes in half a minute; the search works without.
  }
}

/** Another address for the step that the reader is at. Throws where the browser refuses. */
export function showAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

function pathWith(query: string): string {
  const pairs = [query, onlySearch(location.search)].filter((each) => each !== '');
  return withQuery(location.pathname, pairs.join('&'));
}
