/** A host that does everything right with a very small site, but for what a test makes it do wrong. */
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { RELEASE_FORMAT } from '#offline/release.ts';
import { headersOf, SECURITY } from '../../../scripts/hosting/headers.ts';
import { withPolicy } from '../../../scripts/policy.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a host makes of a right answer; nothing for one that it never gives. @param path from the site's start. */
export type Fault = (path: string, right: Reply) => Reply | undefined;

export interface LiveHost {
  /** The start page's address. */
  readonly url: string;
  /** What it was asked for so far. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** Serves the small site below a base path, wrongly in one way. */
export async function hostThat(fault: Fault, base = '/'): Promise<LiveHost> {
  const site = smallSite(base);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://host');
    asked.push(request.url ?? '');
    const path = address.pathname.slice(base.length);
    const right = answer(site, path, address, request.headers['if-none-match']);
    const reply = fault(path, right);
    if (!reply) return;
    const { 'Content-Encoding': packed, ...headers } = reply.headers;
    const body = packed === 'gzip' ? gzipSync(reply.body) : reply.body;
    response.writeHead(reply.status, { ...headers, ...(packed === undefined ? {} : { 'Content-Encoding': packed }) });
    response.end(body);
  });
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined));
  await promise;
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${at.port}${base}`,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** What a right host answers. */
function answer(site: ReadonlyMap<string, Buffer>, path: string, address: URL, tag: string | undefined): Reply {
  const always = Object.fromEntries(SECURITY.map(({ name, value }) => [name, value]));
  if (site.has(`${path}/index.html`))
    return {
      status: 301,
      headers: { ...always, Location: `${address.pathname}/${address.search}` },
      body: Buffer.from(''),
    };
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const body = site.get(file);
  if (!body) {
    const headers = { ...always, 'Content-Type': 'text/html; charset=utf-8' };
    return { status: 404, headers, body: site.get('404.html') ?? Buffer.from('') };
  }
  const type = TYPES[/\.(\w+)$/.exec(file)?.[1] ?? ''];
  const own = `"${body.byteLength}"`;
  const headers = {
    ...(type === undefined ? {} : { 'Content-Type': type, 'Content-Encoding': 'gzip' }),
    ...Object.fromEntries(headersOf(path).map(({ name, value }) => [name, value])),
    ETag: own,
  };
  if (tag === own) {
    const { 'Content-Encoding': _, ...rest } = headers;
    return { status: 304, headers: rest, body: Buffer.from('') };
  }
  return { status: 200, headers, body };
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
};

/** The files of a site with one book of one rule. */
export function smallSite(base: string): ReadonlyMap<string, Buffer> {
  const noise = Array.from({ length: 60 }, (_, n) => createHash('sha256').update(`${n}`).digest());
  const pack = zstdCompressSync(Buffer.concat(noise));
  const sha256 = createHash('sha256').update(pack).digest('hex');
  const packPath = 'packs/nl.00f3a1.pack';
  const release = {
    format: RELEASE_FORMAT,
    id: '00',
    day: '2026-11-23',
    packs: [
      {
        ...{ id: 'nl', language: 'nl', title: 'Arbiter', editions: [], path: packPath },
        ...{ fetched: pack.length, unpacked: 9, files: 1, sha256 },
      },
    ],
  };
  const page = (body: string) =>
    withPolicy(
      `<!doctype html><html lang="nl"><head><meta charset="utf-8"><style>p{}</style>` +
        `<link rel="stylesheet" media="print" href="${base}_astro/paper.d71YINgQ.css">` +
        `<style>@font-face{src:url(${base}_astro/literata.PySh8Xxf.woff2)}</style></head>` +
        `<body>${body}<p>${LONG}</p><script type="module" src="${base}_astro/main.W2hrOtX8.js"></script></body></html>`,
    );
  const feed = `<link rel="alternate" type="application/atom+xml" href="https://example.org${base}nl/spel/changes.xml">`;
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': page(
      `<link rel="manifest" href="${base}nl/app.webmanifest">` +
        `<a href="${base}nl/">nl</a><a href="${base}nl/casebook/">cases</a><a href="https://example.org/nl/boek/">elsewhere</a>` +
        `<a href="${base}nl/spel/">spel</a>`,
    ),
    'nl/spel/index.html': page(
      `${feed}<a href="${base}nl/spel/situations/">situations</a><a href="${base}nl/spel/17/#a">17</a>`,
    ),
    'nl/spel/17/index.html': page('<h1>17</h1>'),
    'nl/app.webmanifest': JSON.stringify({ name: 'spel' }),
    'sw.js': `/*${LONG}*/`,
    'packs/index.json': JSON.stringify(release),
    [packPath]: pack,
    'nl/spel/changes.xml': `<feed>${LONG}</feed>`,
    '404.html': page('<h1>missing</h1>'),
    '_astro/main.W2hrOtX8.js': `/*${LONG}*/`,
    '_astro/paper.d71YINgQ.css': `/*${LONG}*/`,
    '_astro/literata.PySh8Xxf.woff2': Buffer.alloc(3000, 7),
    'search-index/books.json': JSON.stringify(LONG),
    'api/v1/schema/rules.json': JSON.stringify(LONG),
    'pagefind/nl/pagefind-entry.json': '{"version":"1","languages":{"nl":{"hash":"nl_fb3e259ca2","wasm":"nl"}}}',
    'pagefind/nl/pagefind.nl_fb3e259ca2.pf_meta': gzipSync('meta'),
    'pagefind/nl/wasm.nl.pagefind': gzipSync(`pagefind_dcd\0asm${LONG}`),
  };
  return new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)]));
}

/** Long enough that packing it is worth the while. */
const LONG = 'Een speler speelde voor zijn beurt. '.repeat(60);
