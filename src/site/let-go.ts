/**
 * Lets go of a page once it is made. What Astro knows of one is reached through properties that are worked out; V8 notes
 * each of those among what lives long, and by way of that note the whole page would stay until all of the memory is gone
 * through: in a large library that is what the collector's time goes to.
 */
import type { APIContext } from 'astro';

/** Under which Astro keeps what it knows of a page in its context. */
const KNOWN = Symbol.for('astro.fetchState');

/** Under which that is kept with the request, until the page is made. */
const HELD = Symbol.for('arbiter.held');

/** Notes what Astro knows of the page that is asked for. */
export function hold(context: APIContext): void {
  Reflect.set(context.request, HELD, Reflect.get(context, KNOWN));
}

/**
 * Empties what Astro knows of a page. Nothing can be asked of it after that.
 * @param request what the page was asked for with; nothing happens where nothing was noted.
 */
export function letGo(request: Request): void {
  const known: unknown = Reflect.get(request, HELD);
  if (!isObject(known)) return;
  for (const held of [Reflect.get(known, 'result'), Reflect.get(known, 'apiContext'), known])
    if (isObject(held)) empty(held);
}

/**
 * What is worked out when it is asked for stays: it holds nothing itself. One name after the other, since a list of what is known of all of
 * them would stay as long as the page did: 24 kB for each.
 */
function empty(held: object): void {
  for (const name of Object.keys(held))
    if (Reflect.getOwnPropertyDescriptor(held, name)?.writable === true) Reflect.set(held, name, undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
