/**
 * A file for nginx's conf.d. What depends on the path is a `map`, and all headers stand in the server itself: a location
 * with a header of its own would lose those.
 */
import { ASKED, DATA, HASHED, KEPT, ONLY_HTTPS, OPEN, PACKED, SECURITY, TYPES } from './headers.ts';

/** @param base the path the site stands under, with a slash at both ends. */
export function nginxFile(base: string): string {
  const packed = PACKED.filter((type) => type !== 'text/html');
  return `# nginx: into /etc/nginx/conf.d/arbiter.conf, with your own server_name, root and certificate.
# The site's files lie in the root${base === '/' ? '' : `'s folder ${base.slice(0, -1)}`}.

map $uri $arbiter_cache {
    default ${quoted(ASKED.value)};
    ${quoted(`~^${base}${HASHED}`)} ${quoted(KEPT.value)};
}
map $uri $arbiter_open {
    default "";
    ${quoted(`~^${base}${DATA}`)} ${quoted(OPEN.value)};
}

server {
    listen 80;
    listen [::]:80;
    server_name example.org;
    root /srv/www;
    absolute_redirect off;

    # With every answer; the others only with a file that is there. An empty one is not sent.
${SECURITY.map(({ name, value }) => `    add_header ${name} ${quoted(value)} always;\n`).join('')}    add_header ${KEPT.name} $arbiter_cache;
    add_header ${OPEN.name} $arbiter_open;
    # Once the site is on https for good:
    # add_header ${ONLY_HTTPS.name} ${quoted(ONLY_HTTPS.value)} always;

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_comp_level 6;
    gzip_min_length 1024;
    gzip_types
        ${packed.join('\n        ')};

    charset utf-8;
    error_page 404 ${base}404.html;
${TYPES.map(
  ({ type, endings }) => `    location ~ \\.(?:${endings.join('|')})$ { types { } default_type ${type}; }\n`,
).join('')}}
`;
}

/** In quotes; nginx reads a backslash in them as it stands, but before a quote. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
