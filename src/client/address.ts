/** The page's address as state: the only module that reads it and that changes the browser's history. */
import type { FormerAnswers } from '#addresses/answers.ts';
import { withoutExtras } from '#addresses/extras.ts';
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
 * The answers in the address, without the question mark and without its other parameters: a search, the
 * compared ruling, a seat, the marks of a record.
 */
export function queryNow(): string {
  return withoutMarks(withoutExtras(location.search));
}

/** Where the offender sits, according to the address; undefined when it does not say. */
export function seatNow(): Seat | undefined {
  return seatIn(location.search);
}

/** Puts a seat into the address, or removes it with undefined; adds no history entry. */
export function showSeat(seat: Seat | undefined): void {
  showAddress(withQuery(location.pathname, withSeat(location.search, seat)) + location.hash);
}

/** The record's parameters in the address; empty when it is no link of a record. */
export function marksNow(): RecordMarks {
  return marksIn(location.search);
}

/**
 * The id of the compared ruling in the address, under its current name; undefined when nothing is compared.
 */
export function comparedNow(former?: FormerAnswers): string | undefined {
  return comparedIn(location.search, former);
}

/**
 * Adds a history entry: Back returns to the one before. A search stays in the address as long as its dialog
 * is open.
 */
export function pushQuery(query: string): void {
  history.pushState(null, '', pathWith(query));
}

/**
 * Replaces the answers of the current history entry; an anchor and a seat stay.
 * @param compared what `vs` says; by default what it said
 */
export function replaceQuery(query: string, compared = comparedNow()): void {
  showAddress(pathWith(withSeat(withCompared(query, compared), seatNow())) + location.hash);
}

/** Puts a search into the address, or removes it with undefined; adds no history entry. */
export function showSearch(search: AddressedSearch | undefined): void {
  const address = withQuery(location.pathname, withSearch(location.search, search)) + location.hash;
  if (address === addressNow()) return;
  try {
    showAddress(address);
  } catch {
    // Some browsers limit the number of changes per half minute; the search works without.
  }
}

/** Replaces the address of the current history entry. Throws when the browser refuses. */
export function showAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

function pathWith(query: string): string {
  const pairs = [query, onlySearch(location.search)].filter((each) => each !== '');
  return withQuery(location.pathname, pairs.join('&'));
}
