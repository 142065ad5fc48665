/**
 * A small server for a built site, as any static host would serve it: `node scripts/serve.ts [folder]`.
 * For looking at the site on this machine and for the tests; it listens on 127.0.0.1 only.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { createGzip } from 'node:zlib';

export interface ServeOptions {
  /** The folder to serve. */
  readonly root: string;
  /** The path it stands under, with or without slashes at its ends. */
  readonly base?: string;
  /** The port to try first; any free one where it is taken or not given. */
  readonly port?: number;
}

export interface Serving {
  /** The address of the start page, with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a folder until it is closed. Rejects if the folder is not there. */
export async function serve({ root, base = '/', port = 0 }: ServeOptions): Promise<Serving> {
  const folder = resolve(root);
  if (!(await fileAt(folder, 'index.html'))) throw new Error(`${folder} holds no built site; run: npm run build`);
  const prefix = `/${base.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/\/$/, '/');
  const server = createServer((request, response) => {
    answer(request, response, folder, prefix).catch(() => response.writeHead(500).end());
  });
  const taken = await listen(server, port).catch(() => listen(server, 0));
  return {
    url: `http://127.0.0.1:${taken}${prefix}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.removeListener('error', fail);
      const address = server.address();
      if (address === null || typeof address === 'string') fail(new Error('the server has no port'));
      else done(address.port);
    });
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const TEXT = /^(?:text\/|application\/(?:json|xml|manifest)|image\/svg)/;

async function answer(request: IncomingMessage, response: ServerResponse, root: string, prefix: string): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const path = pathOf(request.url ?? '/');
  if (path === undefined) return void response.writeHead(400).end();
  if (`${path}/` === prefix) return void response.writeHead(301, { Location: prefix }).end();
  if (path.startsWith(prefix)) {
    const inside = path.slice(prefix.length);
    const file = await fileAt(root, inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside);
    if (file !== undefined) return send(request, response, file, 200);
    if (await fileAt(root, `${inside}/index.html`)) {
      const query = request.url?.split('?')[1];
      const location = `${encodeURI(path)}/${query === undefined ? '' : `?${query}`}`;
      return void response.writeHead(301, { Location: location }).end();
    }
  }
  const missing = await fileAt(root, '404.html');
  if (missing === undefined) return void response.writeHead(404).end();
  return send(request, response, missing, 404);
}

/** The decoded path of a request, or undefined where it is malformed. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A file below the root, or undefined; a path that leads out of the root is no file. */
async function fileAt(root: string, path: string): Promise<string | undefined> {
  const file = join(root, path);
  if (!file.startsWith(root + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const zip = TEXT.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(status, {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ...(zip ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
  });
  if (request.method === 'HEAD') return void response.end();
  const content = createReadStream(file);
  content.on('error', () => response.destroy());
  if (zip) content.pipe(createGzip()).pipe(response);
  else content.pipe(response);
}

if (import.meta.main) {
  const serving = await serve({ root: process.argv[2] ?? 'dist', base: process.env['BASE_PATH'] ?? '/', port: 4321 });
  console.log(serving.url);
}
