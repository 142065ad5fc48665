/** Why something about packs could not be done. What was there before is there still, in every case. */

export type Failure =
  /** The server does not answer, or not with what was asked for. */
  | 'network'
  /** What the release names is not on the server any more: another release has come since it was asked. */
  | 'gone'
  /** What came is not what the release names: cut, changed on its way, or not a pack at all. */
  | 'damaged'
  /** There is no room on the device. */
  | 'full'
  /** This browser has no store for files, or does not give it to this page (a private window, a setting). */
  | 'blocked'
  /** Packs are switched off on this site; what was kept has been taken away. */
  | 'off'
  /** Another tab is at it. */
  | 'busy'
  /** It was broken off by whoever began it. */
  | 'stopped'
  /** The release has no such pack. */
  | 'unknown';

/** What came of something that can fail: it is said, and not thrown. */
export type Result<Value> =
  { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'failed'; readonly why: Failure };

/** It was done, with what came of it. */
export function done<Value>(value: Value): Result<Value> {
  return { kind: 'done', value };
}

/** It was not done. It has no value, and so stands for a result of any kind. */
export function failed(why: Failure): Result<never> {
  return { kind: 'failed', why };
}

/**
 * Why a browser did not let something be kept, from what it threw: `full` where its room is used up, else
 * `blocked`.
 */
export function failureOf(error: unknown): 'full' | 'blocked' {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
