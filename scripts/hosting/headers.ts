/**
 * The headers that a host should send with each file, for the host files of a build and for the preview
 * server. Pages have their own policy in a meta element; these are the headers that cannot be there.
 */
import { POLICY } from '../policy.ts';

/** A line that a host sends with a file. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/**
 * Permissions refused to pages, so that injected code cannot request them. The ones that pages use themselves
 * are left at their defaults: clipboard, sharing, wake lock, fullscreen.
 *
 * Chromium logs a warning on every page for each unknown name; Firefox and Safari ignore the header. So the
 * list has only names that Chromium knows on every system (its permissions_policy_features.json5).
 * `bluetooth` is missing on Linux and `hid` on Android (runtime_enabled_features.json5); where they exist, a
 * reader has to choose a device, and the content security policy allows no foreign code.
 */
export const REFUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
] as const;

/**
 * What a policy falls back to `default-src` for, but scripts and styles: those a page names by their hashes.
 */
const FETCHED = ['connect-src', 'frame-src', 'manifest-src', 'media-src', 'worker-src'];

/**
 * The part of the content security policy that all pages share, and `frame-ancestors`, which forbids
 * embedding but by the sites that are named. Several policies apply together, so this one must allow
 * everything that pages do. It has no `default-src`, since that would cover scripts, whose hashes for all
 * pages do not fit into one header.
 */
const policyOfAll = (embed: readonly string[]): string =>
  [
    ...FETCHED.map((name) => `${name} 'self'`),
    ...POLICY.filter((directive) => !directive.startsWith('default-src ')),
    embed.length === 0 ? "frame-ancestors 'none'" : `frame-ancestors 'self' ${embed.join(' ')}`,
  ].join('; ');

/**
 * For every response, including the 404 page.
 * @param embed the origins of sites that may embed pages
 */
export const securityFor = (embed: readonly string[]): readonly Header[] => [
  { name: 'Content-Security-Policy', value: policyOfAll(embed) },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  // Addresses contain answers, which other sites need not learn.
  { name: 'Referrer-Policy', value: 'same-origin' },
  { name: 'Permissions-Policy', value: REFUSED.map((name) => `${name}=()`).join(', ') },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
/** Where no site may embed. */
export const SECURITY = securityFor([]);

/** The owner's choice: it cannot be withdrawn before it expires. */
export const ONLY_HTTPS: Header = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };

/** Files whose name changes with their content: cached for a year without revalidation. */
export const KEPT: Header = { name: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
/** Of all else: kept, but asked about each time; where nothing has changed, the answer is empty. */
export const ASKED: Header = { name: 'Cache-Control', value: 'no-cache' };
/** Of the data for other sites: their scripts may read it. */
export const OPEN: Header = { name: 'Access-Control-Allow-Origin', value: '*' };

/**
 * Paths of the files whose name changes with their content, from the site's start, as a regular expression
 * that reads the same in JavaScript, nginx, Apache and Caddy.
 */
export const HASHED =
  '(?:_astro/.+|packs/.+\\.pack|pagefind/[^/]+/(?:[0-9]+/)?(?:(?:fragment|index|filter)/.+|pagefind\\.[^/]+\\.pf_meta))$';
/** The folder of the data for other sites. */
export const DATA = 'api/v1/';

/** Types that hosts do not know, or not all of them, by the endings of files. */
export const TYPES: readonly { readonly type: string; readonly endings: readonly string[] }[] = [
  { type: 'application/manifest+json', endings: ['webmanifest'] },
  { type: 'application/wasm', endings: ['wasm'] },
  // In no charset of a host's own: its readers are programs, which take it at its word.
  { type: 'text/markdown;charset=utf-8', endings: ['md'] },
  {
    type: 'application/octet-stream',
    endings: ['pagefind', 'pf_fragment', 'pf_index', 'pf_filter', 'pf_meta', 'pack'],
  },
];

/**
 * Files worth compressing in transit. Pictures, the full-text index and packs are compressed already.
 */
export const PACKED = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/wasm',
  'application/xml',
  'image/svg+xml',
] as const;

/**
 * Whether the name of this file changes with its content. @param path from the site's start, without a slash
 * before it.
 */
export function isHashed(path: string): boolean {
  return HASHED_PATH.test(path);
}
const HASHED_PATH = new RegExp(`^${HASHED}`);

/**
 * All headers of an existing file.
 * @param path from the site's root, without a leading slash
 * @param embed see `securityFor`
 */
export function headersOf(path: string, embed: readonly string[] = []): readonly Header[] {
  const ending = /\.([^./]+)$/.exec(path)?.[1] ?? '';
  const type = TYPES.find(({ endings }) => endings.includes(ending))?.type;
  return [
    ...securityFor(embed),
    isHashed(path) ? KEPT : ASKED,
    ...(path.startsWith(DATA) ? [OPEN] : []),
    ...(type === undefined ? [] : [{ name: 'Content-Type', value: type }]),
  ];
}

/** A base path with a slash at both ends: `/` or `/arbiter/`. */
export function slashed(base: string): string {
  return `/${base.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/');
}
