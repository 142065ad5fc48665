import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFile } from '../../scripts/hosting/headers-file.ts';
import { serve, type Serving } from '../../scripts/serve.ts';

let folder: string;
let serving: Serving;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-serve-'));
  const root = join(folder, 'site');
  mkdirSync(join(root, 'nl'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), '<h1>start</h1>');
  writeFileSync(join(root, 'nl', 'index.html'), '<h1>nl</h1>');
  writeFileSync(join(root, '404.html'), '<h1>missing</h1>');
  writeFileSync(join(root, 'data.json'), '{}');
  writeFileSync(join(root, 'large.json'), JSON.stringify('a'.repeat(8_000_000)));
  serving = await serve({ root, base: '/arbiter' });
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

describe('the server for looking at a site', () => {
  it('lets the sites embed pages that the build names, and then pages on this machine too; otherwise none', async () => {
    const policy = async ({ url }: Serving, path = '') =>
      (await fetch(url + path)).headers.get('content-security-policy')?.split('; ').at(-1);
    expect(await policy(serving)).toBe("frame-ancestors 'none'");
    const root = join(folder, 'embedded');
    mkdirSync(root);
    writeFileSync(join(root, 'index.html'), '');
    writeFileSync(join(root, '_headers'), headersFile(['index.html'], '/', ['https://club.example']));
    const named = await serve({ root });
    for (const path of ['', 'nowhere/'])
      expect(await policy(named, path)).toBe(
        "frame-ancestors 'self' https://club.example http://localhost:* http://127.0.0.1:*",
      );
    await named.close();
  });

  it('serves a folder’s page at its address, with its type', async () => {
    const response = await fetch(`${serving.url}nl/`);
    expect(await response.text()).toBe('<h1>nl</h1>');
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
    expect((await fetch(`${serving.url}data.json`)).headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('leads to the address with a slash and keeps the query', async () => {
    const response = await fetch(`${serving.url}nl?fout=verzaking`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/arbiter/nl/?fout=verzaking');
    expect((await fetch(`${serving.url}nl?a?b`, { redirect: 'manual' })).headers.get('location')).toBe(
      '/arbiter/nl/?a?b',
    );
    expect((await fetch(serving.url.slice(0, -1))).status).toBe(200);
  });

  it('leads to no other host by two slashes', async () => {
    const root = await serve({ root: join(folder, 'site') });
    const { hostname, port } = new URL(root.url);
    const { statusCode, headers } = await new Promise<IncomingMessage>((done, fail) => {
      request({ hostname, port, path: '//nl?a' }, done).on('error', fail).end();
    });
    expect([statusCode, headers.location]).toEqual([301, '/nl/?a']);
    await root.close();
  });

  it('has nothing outside its base path', async () => {
    const response = await fetch(new URL('/nl/', serving.url));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>missing</h1>');
  });

  it('gives out no file beside the site, however the path is written', async () => {
    for (const path of [
      '../secret.txt',
      '..%2fsecret.txt',
      '%2e%2e/secret.txt',
      'nl/../../secret.txt',
      '..\\secret.txt',
    ]) {
      const { status, body } = await raw(`/arbiter/${path}`);
      expect(status, path).toBe(404);
      expect(body, path).not.toContain('secret');
    }
    for (const path of ['%00', '%E0%A4%A']) expect((await raw(`/arbiter/${path}`)).status, path).toBe(404);
  });

  it('follows no link out of the site, and those within it', async () => {
    symlinkSync(join(folder, 'secret.txt'), join(folder, 'site', 'out.txt'));
    symlinkSync(folder, join(folder, 'site', 'up'));
    symlinkSync(join(folder, 'site', 'data.json'), join(folder, 'site', 'same.json'));
    for (const path of ['out.txt', 'up/secret.txt']) {
      const { status, body } = await raw(`/arbiter/${path}`);
      expect(status, path).toBe(404);
      expect(body, path).not.toContain('secret');
    }
    expect((await fetch(`${serving.url}same.json`)).status).toBe(200);
  });

  it('takes nothing but to be read', async () => {
    expect((await fetch(serving.url, { method: 'POST' })).status).toBe(405);
    const head = await fetch(`${serving.url}nl/`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('shows a site that was built anew at once', async () => {
    const page = join(folder, 'site', 'new', 'index.html');
    expect((await fetch(`${serving.url}new/`)).status).toBe(404);
    mkdirSync(join(folder, 'site', 'new'));
    writeFileSync(page, '<h1>new</h1>');
    expect(await (await fetch(`${serving.url}new/`)).text()).toBe('<h1>new</h1>');
    writeFileSync(page, '<h1>newer</h1>');
    expect(await (await fetch(`${serving.url}new/`)).text()).toBe('<h1>newer</h1>');
  });

  it('packs text on its way', async () => {
    const { headers } = await fetch(`${serving.url}large.json`, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    for (const refused of ['gzip;q=0', 'gzip; q=0.0, deflate;q=0']) {
      const plain = await fetch(`${serving.url}large.json`, { headers: { 'accept-encoding': refused } });
      expect(plain.headers.get('content-encoding'), refused).toBeNull();
      await plain.body?.cancel();
    }
  });

  it.skipIf(!existsSync(OPEN_FILES))('keeps no file open for a browser that broke off', async () => {
    for (let count = 0; count < 40; count++) await brokenOff('/arbiter/large.json');
    const open = () => readdirSync(OPEN_FILES).filter((each) => isLarge(join(OPEN_FILES, each)));
    await expect.poll(open).toEqual([]);
  });
});

/** Where Linux lists the files that this process has open. */
const OPEN_FILES = '/proc/self/fd';

function isLarge(link: string): boolean {
  try {
    return readlinkSync(link).endsWith('large.json');
  } catch {
    return false;
  }
}

/** Asks for a file and hangs up at its first bytes. */
function brokenOff(path: string): Promise<void> {
  const { hostname, port } = new URL(serving.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path }, (response) => {
      response.once('data', () => {
        response.destroy();
        resolve();
      });
    });
    call.on('error', reject).end();
  });
}

/** A request whose path is not normalised on the way. */
function raw(path: string): Promise<{ readonly status: number; readonly body: string }> {
  const { hostname, port } = new URL(serving.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    call.on('error', reject).end();
  });
}
