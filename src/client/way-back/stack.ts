/** The places to return to, latest last: plain data and its transitions. */

/** A place in a page that can be found again after a different layout. */
export interface Place {
  /** Pixels from the page's top to the screen's. */
  readonly y: number;
  /** The nearest element with an id around the place, and the pixels from the screen's top to it. */
  readonly anchor?: { readonly id: string; readonly top: number };
}

export interface Return {
  /** Where the reader was: path, query and hash. */
  readonly from: string;
  /** Where the reference led: path and hash. */
  readonly to: string;
  /** The place's name, for use within a sentence: `regel 17A`. */
  readonly name: string;
  readonly place: Place;
  /** Key of the history entry, if the browser has the Navigation API. */
  readonly key?: string;
}

export interface Returns {
  readonly stack: readonly Return[];
  /** Set while the reader is being taken back. */
  readonly going?: Return;
}

export const NOWHERE: Returns = { stack: [] };
const MOST = 20;

/** A reference was followed. */
export function followed({ stack }: Returns, entry: Return): Returns {
  return { stack: [...stack, entry].slice(-MOST) };
}

/**
 * A page was opened at an address (path and hash). Only a reader who came there by the latest reference may
 * return, so entries that led elsewhere are dropped.
 */
export function arrived({ stack, going }: Returns, here: string): Returns {
  const last = stack.findLastIndex(({ to }) => to === here);
  return { stack: stack.slice(0, last + 1), ...(going && pathAndHash(going.from) === here ? { going } : {}) };
}

/**
 * The address changed within a page. At the place that was left, that return is complete; a clause's own
 * link, used for copying, does not count as a journey.
 */
export function moved({ stack, going }: Returns, here: string): Returns {
  const rest = ledToPage(stack, here);
  const last = rest.at(-1);
  const backAgain = last !== undefined && last.to !== here && pathAndHash(last.from) === here;
  const left = backAgain ? ledToPage(rest.slice(0, -1), here) : rest;
  return { stack: left, ...(going && pathAndHash(going.from) === here ? { going } : {}) };
}

/** The reader returns to the latest place. */
export function returning({ stack }: Returns): Returns {
  const going = stack.at(-1);
  return { stack: stack.slice(0, -1), ...(going && { going }) };
}

/** Parses the stored value; invalid parts are ignored. */
export function readReturns(kept: string | undefined): Returns {
  try {
    const { stack, going } = JSON.parse(kept ?? '') as Partial<Record<keyof Returns, unknown>>;
    return {
      stack: Array.isArray(stack) ? stack.filter(isReturn).slice(-MOST) : [],
      ...(isReturn(going) ? { going } : {}),
    };
  } catch {
    return NOWHERE;
  }
}

function ledToPage(stack: readonly Return[], here: string): readonly Return[] {
  return stack.slice(0, stack.findLastIndex(({ to }) => path(to) === path(here)) + 1);
}

/** Addresses come from storage, and one of them is opened, so only addresses on this host are accepted. */
function isReturn(value: unknown): value is Return {
  const { from, to, name, place, key } = (value ?? {}) as Partial<Record<keyof Return, unknown>>;
  const { y, anchor } = (place ?? {}) as Partial<Record<keyof Place, unknown>>;
  const { id, top } = (anchor ?? {}) as { readonly id?: unknown; readonly top?: unknown };
  return (
    isPath(from) &&
    isPath(to) &&
    typeof name === 'string' &&
    typeof y === 'number' &&
    (anchor === undefined || (typeof id === 'string' && typeof top === 'number')) &&
    (key === undefined || typeof key === 'string')
  );
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}

function path(address: string): string {
  return address.replace(/[?#][^]*$/, '');
}

function pathAndHash(address: string): string {
  return address.replace(/\?[^#]*/, '');
}
