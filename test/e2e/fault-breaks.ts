/** Ways to break what a page asks for, and storage. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Route } from 'playwright-core';
import type { Serving } from '../../scripts/serve.ts';

export const SCRIPTS = /\/_astro\/.*\.js/;

/** The console messages of these faults. */
export const BROKEN =
  /ERR_|Failed to (?:fetch|load)|SyntaxError|Unexpected|missing|Invalid|Error: |\b(?:404|500)\b|MIME type|WASM Error|does not provide|error loading|is not defined/;

export const failures = ['aborted', 'error', 'cut', 'page'] as const;
export type Failure = (typeof failures)[number];

/** Requests to these addresses fail from now on; returns how to restore them. */
export async function breaks(page: Page, which: RegExp, how: Failure = 'aborted'): Promise<() => Promise<void>> {
  const act = (route: Route) => fails(route, how);
  await page.route(which, act);
  return () => page.unroute(which, act);
}

export async function fails(route: Route, how: Failure): Promise<void> {
  switch (how) {
    case 'aborted':
      return route.abort();
    case 'error':
      return route.fulfill({ status: 500, body: 'no' });
    case 'page':
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Log in</title>' });
    case 'cut': {
      const response = await route.fetch();
      const body = await response.body();
      // Not as something to be kept: a browser keeps nothing of what was cut off.
      const contentType = response.headers()['content-type'] ?? '';
      return route.fulfill({ contentType, body: body.subarray(0, body.length / 2) });
    }
  }
}

/** As slow as a phone at the edge of its reach. */
export async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
}

/**
 * Delays requests to these addresses until they are released, so that the messages in between can be read.
 */
export async function holds(page: Page, which: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(which, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** All storage refuses: by an error at the first touch, or by not being there. */
export async function forbids(context: BrowserContext, how: 'throws' | 'null' = 'throws'): Promise<void> {
  await context.addInitScript((isThrown) => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          if (isThrown) throw new DOMException('The operation is insecure.', 'SecurityError');
          return null;
        },
      });
  }, how === 'throws');
}

/** Every write to storage fails for lack of space. */
export async function fills(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
  });
}

/** A server of one site that truncates each page, amid its text or before a mark in it, until it recovers. */
export async function breakingOff(site: string, before?: string): Promise<Serving & { recovers(): void }> {
  let isBreaking = true;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', site));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!isBreaking || !type.startsWith('text/html')) return void response.end(body);
      const text = body.indexOf('<main');
      const end = before === undefined ? text + (body.length - text) / 2 : body.indexOf(before);
      response.write(body.subarray(0, end), () => setTimeout(() => response.destroy(), 100));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    recovers: () => {
      isBreaking = false;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
