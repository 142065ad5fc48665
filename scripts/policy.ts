/**
 * The content security policy of a page: it loads what the site itself has, and what stands in the page runs by its
 * hash. Pure; scripts/policy-middleware.ts puts it into every page of a build.
 */
import { createHash } from 'node:crypto';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
];
/** Pagefind's index is read by WebAssembly. */
const SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'";
const STYLES = "style-src 'self'";

/** The page with its policy, before anything that it speaks of; the styles of its head, which follow each other in the cascade, are one. */
export function withPolicy(html: string): string {
  const page = withOneStyle(html);
  return page.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policyOf(page)}">`,
  );
}
const CHARSET = /<meta charset="utf-8">/;

function policyOf(html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, text = ''] of html.matchAll(INLINE))
    if (tag === 'script' || tag === 'style') hashes[tag].add(` 'sha256-${digest(text)}'`);
  return [...POLICY, SCRIPTS + [...hashes.script].join(''), STYLES + [...hashes.style].join('')].join(';');
}
/** Scripts and styles that stand in the page; data are neither. */
const INLINE = /<(script|style)(?![^>]*(?:\ssrc=|"application\/json"))[^>]*>([^]*?)<\/\1>/g;

/** The page with the plain styles of its head in one, where the first of them stood. */
export function withOneStyle(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(end, 0));
  const styles = [...head.matchAll(STYLE)].map(([, css = '']) => css.trim());
  if (styles.length < 2) return html;
  let isFirst = true;
  const merged = head.replace(STYLE, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<style>${styles.join('')}</style>`;
  });
  return merged + html.slice(end);
}
const STYLE = /<style>([^]*?)<\/style>/g;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
