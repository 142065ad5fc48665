/**
 * The pages of a large library in several builds, one after the other, each of a share of them: all of a library's pages at
 * once would take more memory than a machine has to spare. Each is a process of its own (page-part.ts), bundles the same
 * scripts and styles under the same names, and writes into the same folder.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import type { ContentFile } from '#library/draft.ts';
import type { Library } from '#library/types.ts';
import { lettersOf } from './page-font.ts';
import { run } from './run.ts';

/** One of so many parts, from 0. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

/** What the process of a part is told. */
export interface PartOrder extends Part {
  readonly folder: string;
  /** Of the content that was checked; see {@link hashOf}. */
  readonly content: string;
  /** All that the pages show: the font is made before their library is there. */
  readonly letters: string;
  /** The day on which editions are in force (YYYY-MM-DD). */
  readonly day: string;
}

/** Up to so many rules pages are made by the process that checks and searches; docs/scale.md says what was measured. */
const RULES_WITHIN = 2500;

/** So many rules are made into pages by one process. */
const RULES_OF_A_PART = 10_000;

/** By how many processes the pages of a library are made: none but this one, unless it is far larger than any real one. */
export function partsFor(library: Library): number {
  const rules = rulesIn(library);
  return rules <= RULES_WITHIN ? 0 : Math.ceil(rules / RULES_OF_A_PART);
}

/**
 * Megabytes of a part's heap: V8 lets one grow as far as it may. What is held at 10,000 rules is 700, of which the library is
 * some 46 kilobytes for each rule; the rest is for what a page of a list takes while it is made.
 */
function heapOfAPart(library: Library): number {
  return Math.max(1000, Math.ceil(400 + 0.07 * rulesIn(library)));
}

function rulesIn({ books }: Library): number {
  return books.flatMap(({ editions }) => editions).reduce((sum, edition) => sum + edition.rules.length, 0);
}

/** Says whether it is still the same content: a part reads it anew, and what was checked is what is published. */
export function hashOf(files: readonly ContentFile[]): string {
  const hash = createHash('sha256');
  for (const { file, text } of files) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex');
}

/** All that is known of parts before they are made; the library itself need not be held for them. */
export interface Parts {
  readonly of: number;
  /** Megabytes that each may hold. */
  readonly heap: number;
  readonly told: Pick<PartOrder, 'content' | 'letters' | 'day'>;
}

/** @param of by how many processes pages are made, 1 or more. */
export function partsOf(library: Library, checked: Pick<PartOrder, 'content' | 'day'>, of: number): Parts {
  return { of, heap: heapOfAPart(library), told: { ...checked, letters: lettersOf(library) } };
}

/**
 * Makes pages in parts, one after the other, into a folder that may have other files.
 * @throws with the part that failed; what was wrong with it has been shown.
 */
export async function makeInParts({ of, heap, told }: Parts, folder: string): Promise<void> {
  for (let at = 0; at < of; at++) {
    const order: PartOrder = { ...told, at, of, folder };
    const script = join(import.meta.dirname, 'page-part.ts');
    const args = [`--max-old-space-size=${String(heap)}`, script, JSON.stringify(order)];
    const { code } = await run(process.execPath, args, { show: true, env: GIVEN_BACK });
    if (code !== 0) throw new Error(`Part ${String(at + 1)} of ${String(of)} of the pages was not made.`);
  }
  joinMaps(folder);
}

/** The bundler gives memory back once it is done: it holds a hundred megabytes otherwise, which pages want. */
const GIVEN_BACK = { MIMALLOC_PURGE_DELAY: '0' };

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

/** One list of the maps that the parts have left, where the site has maps at all. */
function joinMaps(folder: string): void {
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
