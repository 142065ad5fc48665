/**
 * The offender's seat, in addition to the answers of a case:
 * `…/situations/onvoldoende-bod/?lt-accepteert=ja&seat=n`. It does not affect the ruling; it only adds names
 * to the words of a case.
 */
import { isSeat, type Seat } from '#model/seat.ts';

/** Names the seat in every address; no fact may have it as its id. */
export const SEAT = 'seat';

/** The seat in a query; undefined if it is missing or invalid. With or without its question mark. */
export function seatIn(query: string): Seat | undefined {
  const named = new URLSearchParams(query).get(SEAT) ?? undefined;
  return isSeat(named) ? named : undefined;
}

/** A case's query with this seat, or without one. Other parameters are unchanged. */
export function withSeat(query: string, seat: Seat | undefined): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== SEAT);
  return [...others, ...(seat === undefined ? [] : [`${SEAT}=${seat}`])].join('&');
}
