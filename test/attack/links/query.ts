/**
 * A query as the standard of addresses reads it (urlencoded parsing), written anew: no code in common with
 * the site.
 */

export interface Pair {
  readonly key: string;
  readonly value: string;
  /** The name as it stands there, before anything is decoded. */
  readonly raw: string;
}

/** The pairs of a query, with or without its question mark. */
export function pairsIn(query: string): readonly Pair[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const at = piece.indexOf('=');
      const [raw, value] = at < 0 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + 1)];
      return { raw, key: decoded(raw), value: decoded(value) };
    });
}

/** Bytes of UTF-8 behind percent signs, and a plus for a space; what is neither stays. */
function decoded(text: string): string {
  if (!/[%+]/.test(text)) return text.toWellFormed();
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  const signs = [...text];
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? '';
    const hex = `${signs[at + 1] ?? ''}${signs[at + 2] ?? ''}`;
    if (sign === '%' && /^[0-9a-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(...encoder.encode(sign === '+' ? ' ' : sign));
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes));
}
