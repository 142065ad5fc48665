import type { AstroPrerenderer } from 'astro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadLibrary } from '#library/load.ts';
import { mapOf, partsFor, rulesBelow, sharing } from '../../scripts/page-parts.ts';

type Paths = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>;

describe('the shares of a build in parts', () => {
  const path = fc.record({
    pathname: fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 4 }).map((each) => each.join('/')),
    route: fc.constantFrom('rule', 'situation', 'api').map((component) => ({ component })),
  });

  test('have every page once between them, and about as many each', async () => {
    const paths = fc.array(path, { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(paths, fc.integer({ min: 1, max: 7 }), async (all, of) => {
        const shares = await Promise.all(
          Array.from({ length: of }, (_, at) => shareOf(all as unknown as Paths, at, of)),
        );
        const made = shares.flat();
        expect(new Set(made)).toEqual(new Set(all));
        expect(made).toHaveLength(all.length);
        // Of each kind at each kind of address one more than another has, at the most.
        const kinds = new Set(all.map(({ pathname, route }) => route.component + String(pathname.split('/').length)));
        const sizes = shares.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(kinds.size);
      }),
    );
  });

  test('have what stands at two addresses one after the other, in a whole build too', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const at = (folder: string) =>
      names.map((name) => ({ pathname: `${folder}/${name}`, route: { component: 'rule' } }));
    const all = [...at('nl/spel'), ...at('nl/spel/2020')] as unknown as Paths;
    for (const of of [1, 2]) {
      const shares = await Promise.all(Array.from({ length: of }, (_, part) => shareOf(all, part, of)));
      expect(shares.flat().map(({ pathname }) => pathname)).toEqual(
        names.flatMap((name) => [`nl/spel/${name}`, `nl/spel/2020/${name}`]),
      );
    }
  });
});

test('pages are made by another process beyond 500 rules, and by one more for each 10,000', () => {
  expect([147, 500, 501, 10_000, 10_001].map(partsFor)).toEqual([0, 0, 1, 1, 2]);
});

test('rules are counted before they are read', () => {
  const rules = loadLibrary('.').books.flatMap(({ editions }) => editions.flatMap((edition) => edition.rules));
  expect(rulesBelow('.')).toBe(rules.length);
  expect(rulesBelow('test/no-such-folder')).toBe(0);
});

test('a part’s map of the site has a name of its own, and that of a whole build the usual one', () => {
  expect([mapOf({ at: 0, of: 1 }), mapOf({ at: 0, of: 2 }), mapOf({ at: 1, of: 2 })]).toEqual([
    'sitemap',
    'sitemap-1',
    'sitemap-2',
  ]);
});

function shareOf(paths: Paths, at: number, of: number): Promise<Paths> {
  const astro: AstroPrerenderer = {
    name: 'made',
    getStaticPaths: () => Promise.resolve(paths),
    render: () => Promise.reject(new Error('not asked')),
  };
  return sharing({ at, of })(astro).getStaticPaths();
}
