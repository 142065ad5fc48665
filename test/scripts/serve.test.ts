import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  serving = await serve({ root, base: '/arbiter' });
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

describe('the server for looking at a site', () => {
  it('serves a folder’s page at its address, with its type', async () => {
    const response = await fetch(`${serving.url}nl/`);
    expect(await response.text()).toBe('<h1>nl</h1>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await fetch(`${serving.url}data.json`)).headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('leads to the address with a slash and keeps the query', async () => {
    const response = await fetch(`${serving.url}nl?fout=verzaking`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/arbiter/nl/?fout=verzaking');
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
    expect((await raw('/arbiter/%00')).status).toBe(400);
    expect((await raw('/arbiter/%E0%A4%A')).status).toBe(400);
  });
});

/** A request whose path nobody tidies up on the way. */
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
