import type { AstroPrerenderer } from 'astro';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { finishedPages } from '../../scripts/finished-pages.ts';

type Render = AstroPrerenderer['render'];
type Started = NonNullable<ReturnType<typeof finishedPages>['hooks']['astro:build:start']>;

describe('pages on their way to their files', () => {
  test('are made one at a time, in the order in which they were asked for', async () => {
    const told: string[] = [];
    const render = finishing(async (request) => {
      told.push(`begins ${request.url}`);
      await Promise.resolve();
      await Promise.resolve();
      told.push(`ends ${request.url}`);
      return new Response('{}');
    });
    await Promise.all([render(asked('a')), render(asked('b'))]);
    expect(told).toEqual(['a', 'b'].flatMap((name) => [`begins https://x/${name}`, `ends https://x/${name}`]));
  });

  test('come although one before them failed, and that one says so', async () => {
    const render = finishing((request) =>
      request.url.endsWith('a') ? Promise.reject(new Error('no')) : Promise.resolve(new Response('{}')),
    );
    const [first, second] = [render(asked('a')), render(asked('b'))];
    await expect(first).rejects.toThrow('no');
    await expect(second.then((response) => response.text())).resolves.toBe('{}');
  });

  test('are handed out whole, as what they were, and once', async () => {
    const init = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } };
    const render = finishing(() => Promise.resolve(new Response('<body><p>„Schön“, 🂡</p></body>', init)));
    const page = await render(asked('a'));
    expect(page.body).not.toBeNull();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(Buffer.from(await page.arrayBuffer()).toString('utf8')).toContain('<p>„Schön“, 🂡</p>');
    await expect(page.arrayBuffer()).rejects.toThrow('The page has been handed out already');
  });

  test('are not held any more by what was handed out, as the platform’s own would be', () => {
    expect(heldBy('FinishedPage')).toBeLessThan(LENGTH / 10);
    expect(heldBy('Response')).toBeGreaterThan(LENGTH);
  });
});

/** Letters of a page. */
const LENGTH = 50_000;

/** Bytes in memory for each page of so many letters that was handed out, while somebody knows its response; in a process of its own. */
function heldBy(response: 'FinishedPage' | 'Response'): number {
  const program = `
    import { FinishedPage } from './scripts/finished-pages.ts';
    const made = new Response(' ', { headers: { 'content-type': 'text/html' } });
    const used = () => {
      gc();
      return process.memoryUsage().heapUsed;
    };
    const known = [];
    const before = used();
    for (let at = 0; at < 300; at++) {
      const page = new ${response}(String.fromCharCode(at % 90 + 33, 8220).repeat(${String(LENGTH / 2)}), made);
      await page.arrayBuffer();
      known.push(page);
    }
    console.log((used() - before) / known.length);
  `;
  const flags = ['--expose-gc', '--input-type=module-typescript', '--eval', program];
  return Number(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

function asked(name: string): Request {
  return new Request(`https://x/${name}`);
}

/** How pages are made where Astro makes them so. */
function finishing(render: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  const { hooks } = finishedPages(
    (astro) => astro,
    () => undefined,
  );
  let finished: Render | undefined;
  const setPrerenderer = (make: (astro: AstroPrerenderer) => AstroPrerenderer) => {
    finished = make({
      name: 'test',
      getStaticPaths: () => Promise.resolve([]),
      render,
    } as unknown as AstroPrerenderer).render;
  };
  void hooks['astro:build:start']?.({ setPrerenderer } as unknown as Parameters<Started>[0]);
  return async (request) => {
    const made = await finished?.(request, {} as Parameters<Render>[1]);
    if (!(made instanceof Response)) throw new Error('No page was made.');
    return made;
  };
}
