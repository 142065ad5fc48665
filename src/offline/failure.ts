/** Why an operation on packs failed. What was stored before is still there in every case. */

export type Failure =
  /** The server does not respond, or responds with something else. */
  | 'network'
  /** A file of the release is not on the server any more: a newer release was deployed meanwhile. */
  | 'gone'
  /** The download does not match the release: truncated, altered on its way, or not a pack at all. */
  | 'damaged'
  /** The device's quota is exceeded. */
  | 'full'
  /** This browser has no cache storage, or denies it to this page (a private window, a setting). */
  | 'blocked'
  /** Packs are switched off on this site; stored packs have been deleted. */
  | 'off'
  /** Another tab holds the lock. */
  | 'busy'
  /** It was cancelled by its caller. */
  | 'stopped'
  /** The release has no such pack. */
  | 'unknown';

/** The result of an operation that can fail: failures are returned, not thrown. */
export type Result<Value> =
  { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'failed'; readonly why: Failure };

/** A success, with its value. */
export function done<Value>(value: Value): Result<Value> {
  return { kind: 'done', value };
}

/** A failure. It has no value, so it fits a result of any type. */
export function failed(why: Failure): Result<never> {
  return { kind: 'failed', why };
}

/**
 * Why a browser could not store something, from what it threw: `full` when its quota is exceeded, else
 * `blocked`.
 */
export function failureOf(error: unknown): 'full' | 'blocked' {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
