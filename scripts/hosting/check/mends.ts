/** How the same is mended on each host. */
import { ASKED, KEPT, OPEN, PACKED, type Header } from '../headers.ts';
import type { Mend } from './finding.ts';

const BUILT = 'publish the one of the build, at the root of all';
const OWN = 'use the file of docs/hosting.md';

/** A header that every answer has. */
export function mendOfHeader({ name, value }: Header): Mend {
  return {
    _headers: `${BUILT}; it says below the first address: ${name}: ${value}`,
    nginx: `in the server; a location with an add_header of its own needs it again: add_header ${name} "${value}" always;`,
    Apache: `needs mod_headers (a2enmod headers) and AllowOverride FileInfo for the build's .htaccess: Header always set ${name} "${value}"`,
    Caddy: `header ${name} "${value}"`,
  };
}

export const MEND_KEPT: Mend = {
  _headers: `${BUILT}; it says below each folder of such files: ${KEPT.name}: ${KEPT.value}`,
  nginx: `${OWN}: add_header ${KEPT.name} $arbiter_cache; with the map above it`,
  Apache: `needs mod_headers and mod_setenvif (a2enmod headers setenvif) for the build's .htaccess`,
  Caddy: `${OWN}: header @hashed ${KEPT.name} "${KEPT.value}"`,
};

export const MEND_ASKED: Mend = {
  _headers:
    'nothing is to be said of these: take away what sets Cache-Control for them, also in the settings of the host',
  nginx: `${OWN}: add_header ${ASKED.name} $arbiter_cache; and no "expires"`,
  Apache: `needs mod_headers for the build's .htaccess, and no ExpiresDefault: Header set ${ASKED.name} "${ASKED.value}"`,
  Caddy: `${OWN}: header @others ${ASKED.name} "${ASKED.value}"`,
};

export const MEND_AGAIN: Mend = {
  _headers: 'these hosts do so by themselves: look for a proxy or a worker before them that takes ETag away',
  nginx: 'etag on; which it is unless something says otherwise, and no "add_header ETag" or "if_modified_since off"',
  Apache: `no "FileETag None"; packed answers need the build's .htaccess (RequestHeader edit* If-None-Match …) and mod_headers`,
  Caddy: 'file_server does so: take away a "header -ETag" or "header -Last-Modified"',
};

export const MEND_PACKED: Mend = {
  _headers: 'these hosts pack by themselves: look for a proxy before them, or a setting that turns it off',
  nginx: `${OWN}: gzip on; gzip_proxied any; gzip_types ${PACKED.filter((type) => type !== 'text/html').join(' ')};`,
  Apache: `needs mod_deflate and mod_filter (a2enmod deflate filter) for the build's .htaccess`,
  Caddy: `${OWN}: encode zstd gzip, with the types that it names`,
};

export const MEND_OPEN: Mend = {
  _headers: `${BUILT}; it says below …/api/v1/*: ${OPEN.name}: ${OPEN.value}`,
  nginx: `${OWN}: add_header ${OPEN.name} $arbiter_open; with the map above it`,
  Apache: `needs mod_headers and mod_setenvif (a2enmod headers setenvif) for the build's .htaccess`,
  Caddy: `${OWN}: header @data ${OPEN.name} "${OPEN.value}"`,
};

const NO_CODING = 'packs are packed already: nothing may pack, unpack or rewrite them on their way';
export const MEND_PACK: Mend = {
  _headers: `${NO_CODING}, and they are published as binary files, together with packs/index.json: look for a proxy before these hosts`,
  nginx: `${NO_CODING}: application/octet-stream stands in no gzip_types, and no add_header Content-Encoding`,
  Apache: `${NO_CODING}: AddType application/octet-stream .pack, and no AddEncoding or AddOutputFilterByType for it`,
  Caddy: `${NO_CODING}: application/octet-stream is no type of encode, and no header Content-Encoding`,
};

export const MEND_SCOPE: Mend =
  'take the header Service-Worker-Allowed away: the worker stands at the start of the site and needs none';

/** The page for what there is none of. @param base where the site stands, with a slash at both ends. */
export function mendOfMissing(base: string): Mend {
  return {
    _headers: `a 404.html at the root of what is published, and no rule in _redirects or the settings that answers /* with a page`,
    nginx: `error_page 404 ${base}404.html; and no try_files that ends in a page`,
    Apache: `ErrorDocument 404 ${base}404.html, and no RewriteRule or FallbackResource that answers all with a page`,
    Caddy: `handle_errors with a rewrite to ${base}404.html, and no try_files that ends in a page`,
  };
}

export const MEND_MISSING_KEPT: Mend = {
  _headers: 'these hosts decide it themselves: take away a rule of your own that keeps more than the build asks for',
  nginx: `no "always" behind add_header Cache-Control`,
  Apache: `"Header set" and not "Header always set" for Cache-Control`,
  Caddy: `${OWN}: its matcher @hashed has a line "file"`,
};

export const MEND_SLASH: Mend = {
  _headers: 'in the settings of the host: pretty URLs on, trailing slashes kept',
  nginx: 'answer from the folder itself (root), with no rewrite or try_files around it',
  Apache: 'DirectorySlash On, which it is unless something says otherwise, and no RewriteRule that takes slashes away',
  Caddy: `${OWN}: redir @slashless {path}/?{query} permanent`,
};

/** A file's type. */
export function mendOfType(type: string, ending: string): Mend {
  return {
    _headers: `these hosts know it: take away what sets Content-Type, or add below /*.${ending}: Content-Type: ${type}`,
    nginx: `include mime.types; in http, or: location ~ \\.${ending}$ { types { } default_type ${type}; }`,
    Apache: `AddType ${type} .${ending}`,
    Caddy: `header *.${ending} Content-Type ${type}`,
  };
}
