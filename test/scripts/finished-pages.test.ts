import type { AstroPrerenderer } from 'astro';
import { describe, expect, test } from 'vitest';
import { finishedPages } from '../../scripts/finished-pages.ts';

type Render = AstroPrerenderer['render'];
type Started = NonNullable<ReturnType<typeof finishedPages>['hooks']['astro:build:start']>;

describe('pages on their way to their files', () => {
  test('come as what they were', async () => {
    const init = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } };
    const render = finishing(() => Promise.resolve(new Response('<body><p>„Schön“, 🂡</p></body>', init)));
    const page = await render(asked('a'));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<p>„Schön“, 🂡</p>');
  });

  test('are no other where they are no HTML', async () => {
    const data = new Response('{}', { headers: { 'content-type': 'application/json' } });
    expect(await finishing(() => Promise.resolve(data))(asked('a'))).toBe(data);
  });
});

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
