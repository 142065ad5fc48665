/**
 * Where the one who erred sits, beside the answers of a case:
 * `…/situations/onvoldoende-bod/?lt-accepteert=ja&seat=n`. It decides nothing; it only puts names to the
 * words of a case.
 */
import { isSeat, type Seat } from '#model/seat.ts';

/** Names the seat in every address; no fact may have it as its id. */
export const SEAT = 'seat';

/**
 * The seat that a query names; undefined where it names none that there is. Takes it with or without its
 * question mark.
 */
export function seatIn(query: string): Seat | undefined {
  const named = new URLSearchParams(query).get(SEAT) ?? undefined;
  return isSeat(named) ? named : undefined;
}

/** A case's query with this seat, or with undefined with none. All else stays, letter by letter. */
export function withSeat(query: string, seat: Seat | undefined): string {
  const others = query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=', 1)[0] !== SEAT);
  return [...others, ...(seat === undefined ? [] : [`${SEAT}=${seat}`])].join('&');
}
