/**
 * What a page of each kind takes and weighs in a book, from a share of its pages: `node site.ts <folder of a book> <every>`.
 * Of each kind every so many are made, and at least one, so that a book of any size can be asked. Prints JSON.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { handOver } from '#site/handover.ts';
import { makePages } from '../../../scripts/make-pages.ts';
import { libraryOf } from './library.ts';
import { weightsOf, type Weight } from './weights.ts';

export interface MeasuredPages {
  readonly kinds: readonly KindOfPage[];
  /** Pages that were made, and of how many. */
  readonly made: number;
  readonly all: number;
  /** Seconds of this process's processor until scripts, styles and templates were bundled, what came before them left out. */
  readonly bundled: number;
  /** Seconds for the pages that were made. */
  readonly pages: number;
  /** What all pages would take: the first of each kind, and the others' share times how many there are. */
  readonly reckoned: number;
  /** Seconds of it for kinds that an edition has one page of: its lists. */
  readonly lists: number;
  /** Megabytes that the process held when the library was joined, and at the most. */
  readonly joined: number;
  readonly peak: number;
  readonly weights: readonly Weight[];
}

export interface KindOfPage {
  readonly kind: string;
  readonly all: number;
  readonly made: number;
  /** Milliseconds of the processor for the first of them, which works out what the others look up. */
  readonly first: number;
  /** For each of the others that were made; of the first where there is no other. */
  readonly each: number;
}

/** An edition has one page of a list at each of its addresses: as many as the editions of a made book, or fewer. */
const OF_A_LIST = 2;

async function measure(root: string, every: number): Promise<MeasuredPages> {
  const library = libraryOf(root);
  handOver(() => library);
  const joined = peak();
  const start = seconds();
  let bundled = 0;
  let ended = 0;
  const kinds = new Map<string, { all: number; made: number; first: number; seconds: number }>();
  const ofKind = (kind: string) => {
    const known = kinds.get(kind) ?? { all: 0, made: 0, first: 0, seconds: 0 };
    kinds.set(kind, known);
    return known;
  };
  const share = (astro: AstroPrerenderer): AstroPrerenderer => {
    let since = 0;
    return {
      ...astro,
      getStaticPaths: async () => {
        bundled = seconds() - start;
        const paths = await astro.getStaticPaths();
        since = seconds();
        return paths.filter(({ route }) => ofKind(route.component).all++ % every === 0);
      },
      render: async (request, options) => {
        const rendered = await astro.render(request, options);
        // Several pages are on their way at a time; over many of them it comes to the same.
        const kind = ofKind(options.routeData.component);
        ended = seconds();
        if (kind.made++ === 0) kind.first = ended - since;
        else kind.seconds += ended - since;
        since = ended;
        return rendered;
      },
    };
  };
  const folder = join(root, `share-${String(every)}`);
  await makePages(folder, share);
  const rows = [...kinds].map(([kind, { all, made, first, ...others }]): KindOfPage => {
    const each = made > 1 ? others.seconds / (made - 1) : first;
    return { kind: kind.replace(/^src\/pages\//, ''), all, made, first: 1000 * first, each: 1000 * each };
  });
  const takes = (of: readonly KindOfPage[]) => sum(of.map(({ all, first, each }) => (first + (all - 1) * each) / 1000));
  const weights = weightsOf(folder);
  rmSync(folder, { recursive: true });
  return {
    kinds: rows,
    made: sum(rows.map(({ made }) => made)),
    all: sum(rows.map(({ all }) => all)),
    bundled,
    pages: ended - start - bundled,
    reckoned: takes(rows),
    lists: takes(rows.filter(({ all }) => all <= OF_A_LIST)),
    joined,
    peak: peak(),
    weights,
  };
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

function peak(): number {
  return process.resourceUsage().maxRSS / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

if (import.meta.main) {
  const [root = '', every = ''] = process.argv.slice(2);
  process.env['CONTENT_ROOT'] = root;
  process.env['BASE_PATH'] = '/';
  console.log(JSON.stringify(await measure(root, Number(every))));
  process.exit(0);
}
