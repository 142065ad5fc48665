/**
 * Serves a built site on this machine like a static host: `node scripts/serve.ts [folder]`. Sirv serves the
 * files; this adds the base path, the 404 page, headers (scripts/hosting/headers.ts) and the address,
 * 127.0.0.1 only. For previews and for the tests.
 */
import compression from '@polka/compression';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { embedIn } from './hosting/headers-file.ts';
import { headersOf, securityFor, slashed, type Header } from './hosting/headers.ts';

/** The folder and the address to serve. */
export interface ServeOptions {
  /** The folder to serve. */
  readonly root: string;
  /** The path it is served at, with or without slashes at its ends. */
  readonly base?: string;
  /** The port to try first; any free one if it is taken or not given. */
  readonly port?: number;
}

/** A server that runs. */
export interface Serving {
  /** The address of the start page, with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a folder until it is closed. Rejects if the folder is not there. */
export async function serve({ root, base = '/', port = 0 }: ServeOptions): Promise<Serving> {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built site; run: npm run build`);
  const prefix = slashed(base);
  const embed = await embedders(folder);
  // `dev` reads the disk for every request, so that a new build is visible.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    ignores: false,
    setHeaders: (response, path) => {
      say(response, headersOf(path.slice(1), embed)).setHeader('Vary', 'Accept-Encoding');
    },
  });
  const zipped = compression();
  const server = createServer((request, response) => {
    closesFiles(response);
    say(response, securityFor(embed));
    withoutRefused(request);
    zipped(request, response, () => answer(request, response, { folder, prefix, files }));
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

/** Pages on this machine, at any port: where a frame is tried before it is published. */
const ON_THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Who may embed: those whom the build names and, if there are any, pages on this machine. */
async function embedders(folder: string): Promise<readonly string[]> {
  const named = embedIn(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''));
  return named.length === 0 ? [] : [...named, ...ON_THIS_MACHINE];
}

interface Site {
  readonly folder: string;
  /** The base path with a slash at both ends. */
  readonly prefix: string;
  readonly files: RequestHandler;
}

function answer(request: IncomingMessage, response: ServerResponse, { folder, prefix, files }: Site): void {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
  const inside = `${path}/` === prefix ? '' : path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
  if (inside === undefined) return void missing(response, folder);
  // Redirects a page's path to the one with a slash; otherwise its relative links would be resolved one
  // folder up. A leading double slash would make the first folder a host.
  if (!path.endsWith('/') && isPage(folder, inside))
    return void response.writeHead(301, { Location: `${path.replace(/^\/+/, '/')}/${query}` }).end();
  if (leavesBy(folder, inside)) return void missing(response, folder);
  request.url = `/${inside}${query}`;
  files(request, response, () => void missing(response, folder));
}

function say(response: ServerResponse, headers: readonly Header[]): ServerResponse {
  for (const { name, value } of headers) response.setHeader(name, value);
  return response;
}

/** Whether this path with a slash is a page. False for an invalid path. */
function isPage(folder: string, inside: string): boolean {
  try {
    const file = join(folder, decodeURIComponent(inside), 'index.html');
    return file.startsWith(folder) && existsSync(file);
  } catch {
    return false;
  }
}

/** Whether a link in the folder leads out of it. Sirv asks where a path is, not where it leads. */
function leavesBy(folder: string, inside: string): boolean {
  try {
    const real = realpathSync(join(folder, decodeURIComponent(inside)));
    const root = realpathSync(folder);
    return real !== root && !real.startsWith(root + sep);
  } catch {
    // Missing or invalid: sirv responds.
    return false;
  }
}

/**
 * Takes the codings out that a browser refuses (`gzip;q=0`), which the compression would take for wanted
 * ones.
 */
function withoutRefused({ headers }: IncomingMessage): void {
  const codings = String(headers['accept-encoding'] ?? '').split(',');
  headers['accept-encoding'] = codings.filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding)).join(',');
}

async function missing(response: ServerResponse, folder: string): Promise<void> {
  const page = await readFile(join(folder, '404.html')).catch(() => '');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}

/** Sirv pipes a file into the answer and leaves it open where the browser breaks off. */
function closesFiles(response: ServerResponse): void {
  response.once('pipe', (file) => response.once('close', () => file.destroy()));
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

if (import.meta.main) {
  const serving = await serve({ root: process.argv[2] ?? 'dist', base: process.env['BASE_PATH'] ?? '/', port: 4321 });
  console.log(serving.url);
}
