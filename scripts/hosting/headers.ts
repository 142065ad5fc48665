/**
 * The headers that a host sends with each file of the site, for the host files that a build writes and for
 * the server for looking at the site. A page carries its own policy; here is what a page cannot say.
 */
import { POLICY } from '../policy.ts';

/** A line that a host sends with a file. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/**
 * What is refused to pages, so that nothing that comes to stand in one can ask for it. What they use
 * themselves is not named and stays theirs alone: the clipboard, sharing, the screen that stays awake, the
 * whole screen.
 *
 * Chromium complains on its console of each name that it does not know, with every page; Firefox and Safari
 * do not read the header. So only those stand here that Chromium knows on every system (its
 * permissions_policy_features.json5). `bluetooth` is none on Linux and `hid` none on Android, where it has no
 * such thing to give out (runtime_enabled_features.json5); where it has, a reader picks the device, and the
 * policy of a page lets nothing run that could ask.
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
const FETCHED = ['connect-src', 'font-src', 'frame-src', 'manifest-src', 'media-src', 'worker-src'];

/**
 * The part of the pages' policy that is the same for all, and who may show a page within another: nobody.
 * Several policies hold at once, so this one may forbid nothing that a page allows. It has no `default-src`:
 * that would speak of scripts, and the hashes of all pages do not fit into one line.
 */
const POLICY_OF_ALL = [
  ...FETCHED.map((name) => `${name} 'self'`),
  ...POLICY.filter((directive) => !directive.startsWith('default-src ')),
  "frame-ancestors 'none'",
].join('; ');

/** With every answer, also with the page for what there is none of. */
export const SECURITY: readonly Header[] = [
  { name: 'Content-Security-Policy', value: POLICY_OF_ALL },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  // An address holds what somebody answered; another site need not learn it.
  { name: 'Referrer-Policy', value: 'same-origin' },
  { name: 'Permissions-Policy', value: REFUSED.map((name) => `${name}=()`).join(', ') },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** The owner's choice: it cannot be taken back for as long as it says. */
export const ONLY_HTTPS: Header = { name: 'Strict-Transport-Security', value: 'max-age=31536000' };

/** Of files whose name changes with their content: a year, and never asked for again. */
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
/** Where the data for other sites stand. */
export const DATA = 'api/v1/';

/** Types that hosts do not know, or not all of them, by the endings of files. */
export const TYPES: readonly { readonly type: string; readonly endings: readonly string[] }[] = [
  { type: 'application/manifest+json', endings: ['webmanifest'] },
  { type: 'application/wasm', endings: ['wasm'] },
  { type: 'font/woff2', endings: ['woff2'] },
  {
    type: 'application/octet-stream',
    endings: ['pagefind', 'pf_fragment', 'pf_index', 'pf_filter', 'pf_meta', 'pack'],
  },
];

/**
 * What is worth packing on its way. Pictures, the font, the index of the full text and packs are packed
 * already.
 */
export const PACKED = [
  'text/html',
  'text/css',
  'text/javascript',
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
 * All that is said with a file that is there. @param path from the site's start, without a slash before it.
 */
export function headersOf(path: string): readonly Header[] {
  const ending = /\.([^./]+)$/.exec(path)?.[1] ?? '';
  const type = TYPES.find(({ endings }) => endings.includes(ending))?.type;
  return [
    ...SECURITY,
    isHashed(path) ? KEPT : ASKED,
    ...(path.startsWith(DATA) ? [OPEN] : []),
    ...(type === undefined ? [] : [{ name: 'Content-Type', value: type }]),
  ];
}

/** A base path with a slash at both ends: `/` or `/arbiter/`. */
export function slashed(base: string): string {
  return `/${base.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/');
}
