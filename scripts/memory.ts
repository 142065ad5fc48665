/** How the collector works in a build. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Has V8 go through memory in one piece. It does so in small steps beside the work otherwise, so that nobody who waits for an answer
 * waits long; nobody waits for one here, and where much is held the steps cost twice as much (docs/scale.md).
 */
export function collectInOnePiece(): void {
  setFlagsFromString('--no-incremental-marking');
}

/** Collects what nothing holds any more, without waiting until there is no room. */
export function collectNow(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
