import type { AstroPrerenderer } from 'astro';
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
