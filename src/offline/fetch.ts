/** Fetches the release and its packs, and verifies what comes. */
import { done, failed, type Result } from './failure.ts';
import { readPublished, RELEASE_FILE, type PackInfo, type Published } from './release.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * The release on the server. Fails with `network`, or with `damaged` when the response cannot be read; never
 * rejects.
 * @param home where the site starts, with a slash at its end.
 */
export async function fetchPublished(
  home: string,
  fetch: Fetch,
): Promise<Result<{ readonly text: string; readonly published: Published }>> {
  let text: string;
  try {
    const answer = await fetch(home + RELEASE_FILE, { cache: 'no-store' });
    if (!answer.ok) return failed('network');
    text = await answer.text();
  } catch {
    return failed('network');
  }
  const published = readPublished(text);
  return published ? done({ text, published }) : failed('damaged');
}

/** What fetching a pack needs, with its progress and its cancellation. */
export interface Fetching {
  readonly fetch: Fetch;
  /** Called with the number of bytes received since the last call. */
  readonly onBytes: (count: number) => void;
  /** Cancels it; undefined when it cannot be cancelled. */
  readonly signal: AbortSignal | undefined;
}

/**
 * A pack with its SHA-256 verified. The HTTP cache is bypassed: packs are stored by the page itself, and a
 * damaged response would be served from there again. Fails with `network`, `gone`,
 * `damaged` or `stopped`; rejects only where the browser has no SHA-256, as on a page that is not secure.
 * @param home where the site starts, with a slash at its end.
 */
export async function fetchPack(
  home: string,
  { path, size, sha256 }: PackInfo,
  { fetch, onBytes, signal }: Fetching,
): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  try {
    const answer = await fetch(home + path, { cache: 'no-store', ...(signal && { signal }) });
    if (answer.status === 404 || answer.status === 410) return failed('gone');
    if (!answer.ok || !answer.body) return failed('network');
    const reader = answer.body.getReader();
    for (;;) {
      const { done: isOver, value } = await reader.read();
      if (isOver) break;
      if (filled + value.length > size) {
        await reader.cancel();
        return failed('damaged');
      }
      bytes.set(value, filled);
      filled += value.length;
      onBytes(value.length);
    }
  } catch {
    return failed(signal?.aborted === true ? 'stopped' : 'network');
  }
  if (filled < size) return failed('damaged');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hexOf(digest) === sha256 ? done(bytes) : failed('damaged');
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
