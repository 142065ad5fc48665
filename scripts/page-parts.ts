/**
 * The pages of a large library in several builds, one after the other, each of a share of them: all of a library's pages at
 * once would take more memory than a machine has to spare. Each is a process of its own (stages/pages.ts), bundles the same
 * scripts and styles under the same names, and writes into the same folder.
 */
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';

/** One of so many parts, from 0. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

/** How many rules stand below `<root>/content`, by the files they are in: nothing of them is read. */
export function rulesBelow(root: string): number {
  return globSync('content/*/*/rules/*.mdx', { cwd: root }).length;
}

/**
 * Up to so many rules all is made by one process: that of the real books, which have 147, takes four seconds less than stages.
 * 1,000 rules take a quarter more (docs/scale.md).
 */
const RULES_WITHIN = 500;

/** So many rules are made into pages by one process. */
const RULES_OF_A_PART = 10_000;

/** By how many processes the pages of so many rules are made: none but the one that builds, unless there are far more than in any real book. */
export function partsFor(rules: number): number {
  return rules <= RULES_WITHIN ? 0 : Math.ceil(rules / RULES_OF_A_PART);
}

/**
 * Leaves a part its share: of each kind of page a run of those that follow each other, because neighbours look up the same
 * things. What stands at several addresses is made at one after the other, so that what is worked out for it need not be kept.
 */
export function sharing({ at, of }: Part): (astro: AstroPrerenderer) => AstroPrerenderer {
  return (astro) => ({
    ...astro,
    getStaticPaths: async () => {
      const kinds = Map.groupBy(await astro.getStaticPaths(), ({ route }) => route.component);
      return [...kinds.values()].flatMap((paths) => {
        const atAddress = Map.groupBy(paths, ({ pathname }) => pathname.split('/').length);
        return inTurns(
          [...atAddress.values()].map((all) => all.filter((_, place) => Math.floor((place * of) / all.length) === at)),
        );
      });
    },
  });
}

/** The first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** What the files of a part's map of the site begin with. */
export function mapOf({ at, of }: Part): string {
  return of === 1 ? 'sitemap' : `sitemap-${String(at + 1)}`;
}

/** Makes one list of the maps that the parts have left, where the site has maps at all. */
export function joinMaps(folder: string): void {
  const lists = readdirSync(folder).filter((name) => /^sitemap-\d+-index\.xml$/.test(name));
  const [first] = lists;
  if (first === undefined) return;
  const maps = lists.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/<sitemap>[^]*?<\/sitemap>/g) ?? [],
  );
  const frame = readFileSync(join(folder, first), 'utf8');
  const whole = frame.replace(/<sitemap>[^]*<\/sitemap>/, () => maps.join(''));
  writeFileSync(join(folder, 'sitemap-index.xml'), whole);
  for (const name of lists) rmSync(join(folder, name));
}
