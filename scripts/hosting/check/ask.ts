/** One question to a live host: never more than it takes, never to another host, and any failure is an answer too. */

/** What the host answered, whatever its status says. */
export interface Answer {
  readonly kind: 'answer';
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** What came, unpacked; cut off after some megabytes. */
  readonly body: Uint8Array;
}

/** That nothing came, or nothing that can be read. */
export interface NoAnswer {
  readonly kind: 'none';
  readonly url: string;
  /** What the host does, to follow the words "the host": "did not answer within 10 s". */
  readonly why: string;
}

export type Heard = Answer | NoAnswer;

/** Asks for an address of the host. */
export type Ask = (url: URL, headers?: Readonly<Record<string, string>>) => Promise<Heard>;

/** More than any file of a site has. */
const MOST_BYTES = 8_000_000;

/**
 * Asks with GET. Never rejects: whatever goes wrong is a `NoAnswer`.
 * @param origin the only one that is ever asked: whatever else is named is no answer, and redirects are not followed.
 * @param timeout in milliseconds, for each answer with all that comes with it.
 */
export function asking(origin: string, timeout: number): Ask {
  return async (url, headers = {}) => {
    const none = (why: string): NoAnswer => ({ kind: 'none', url: url.href, why });
    if (url.origin !== origin) return none(`is not on ${origin}, and no other host is asked`);
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { 'Accept-Encoding': 'gzip, br', 'User-Agent': 'arbiter-check-host', ...headers },
        signal: AbortSignal.timeout(timeout),
      });
      const body = await upTo(MOST_BYTES, response);
      return { kind: 'answer', url: url.href, status: response.status, headers: response.headers, body };
    } catch (error) {
      return none(reasonOf(error, timeout));
    }
  };
}

async function upTo(most: number, response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= most) break;
  }
  return Buffer.concat(chunks);
}

/** In a person's words: fetch hides what happened in the cause of its error. */
function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `did not answer within ${timeout / 1000} s`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  if (UNPACKING.test(`${code} ${cause.message}`)) return 'says that its answer is packed, and it cannot be unpacked';
  return REASONS[code] ?? `broke off: ${cause.message || error.message}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection: no server listens there',
  ENOTFOUND: 'has a name that leads nowhere',
  EAI_AGAIN: 'has a name that cannot be looked up now',
  ECONNRESET: 'broke the connection off',
  UND_ERR_SOCKET: 'broke the connection off',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that it signed itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate that no browser knows',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'leaves out a part of its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate of another name',
};
/** Whatever goes wrong when an answer is unpacked, in any of its packings. */
const UNPACKING = /^(?:Z_|ERR__ERROR_|ZSTD_)|Decompression failed|Unknown frame descriptor/;
