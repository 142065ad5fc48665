/**
 * The content security policy of a page: it loads only the site's own files, and inline code runs by its
 * hash. Each page lists only the hashes of its own scripts and styles, since hashes do not compress.
 */
import { createHash } from 'node:crypto';

/** What every page's policy begins with; it holds for the site as a whole. */
export const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  'font-src data:',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
];
/** Pagefind's index is read by WebAssembly. */
const SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'";
const STYLES = "style-src 'self'";

/** The page with its policy, before anything that the policy speaks of. */
export function withPolicy(html: string): string {
  return html.replace(CHARSET, (charset) => {
    const policy = policyOf(html);
    return `${charset}<meta http-equiv="content-security-policy" content="${policy}">`;
  });
}
const CHARSET = /<meta charset="utf-8">/;

/** The policy for a page's current content, whether the page contains a policy already or not. */
function policyOf(html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, text = ''] of html.matchAll(INLINE))
    if (tag === 'script' || tag === 'style') hashes[tag].add(` 'sha256-${digest(text)}'`);
  return [...POLICY, SCRIPTS + [...hashes.script].join(''), STYLES + [...hashes.style].join('')].join(';');
}
/** Inline scripts and styles; data are neither. */
const INLINE = /<(script|style)(?![^>]*(?:\ssrc=|"application\/(?:ld\+)?json"))[^>]*>([^]*?)<\/\1>/g;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
