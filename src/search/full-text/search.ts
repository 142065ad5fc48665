/** The full text in the browser: Pagefind's bundles, each loaded when its language is first searched. */
import type { Hit, MarkedText } from '../types.ts';
import { isAbout, markedExcerpt } from './excerpt.ts';
import { addressOf, editionFilter, type TextMeta } from './record.ts';

/** An edition to look through. */
export interface TextEdition {
  readonly book: string;
  readonly edition: string;
  readonly language: string;
}

/** What is used of a bundle's `pagefind.js`. */
interface Pagefind {
  options(options: { readonly excerptLength: number; readonly ranking: object }): Promise<void>;
  init(): Promise<void>;
  search(query: string, options: { readonly filters: object }): Promise<{ readonly results: readonly Result[] }>;
  destroy(): Promise<void>;
}
interface Result {
  readonly score: number;
  data(): Promise<{ readonly raw_url: string; readonly excerpt: string; readonly meta: TextMeta }>;
}

const OPTIONS = {
  /** In words. */
  excerptLength: 18,
  // What stands in a title is found by title; here the words of the text count.
  ranking: { metaWeights: { title: 0, number: 0, kind: 0 } },
};

const bundles = new Map<string, Promise<Pagefind>>();
/** How often loading has failed: a browser may remember that of an address. */
let failures = 0;
/** Whether a bundle may lack something, because it was asked for without a network. */
let incomplete = false;

/** Loads what a first search in these languages needs. Never rejects. */
export async function warmUp(base: string, languages: readonly string[]): Promise<void> {
  await Promise.allSettled(languages.map((language) => bundle(base, language)));
}

/**
 * The best hits of a query in the text of these editions. A hit or a language that cannot be loaded is left out;
 * undefined if none of the languages can. Never rejects.
 */
export async function searchText(
  query: string,
  editions: readonly TextEdition[],
  { base, limit }: { readonly base: string; readonly limit: number },
): Promise<readonly Hit[] | undefined> {
  if (incomplete && navigator.onLine) await startAgain();
  const languages = Map.groupBy(editions, ({ language }) => language);
  const found = await settled([...languages].map(([language, mine]) => inLanguage(query, base, language, mine)));
  if (!navigator.onLine) incomplete = true;
  if (found.length === 0) return undefined;
  const best = found.flat().toSorted((a, b) => b.score - a.score);
  const hits = await settled(best.slice(0, limit).map(hitOf));
  return hits.filter(({ line }) => isAbout(query, line));
}

async function inLanguage(
  query: string,
  base: string,
  language: string,
  editions: readonly TextEdition[],
): Promise<readonly Result[]> {
  const any = editions.map(({ book, edition }) => editionFilter(book, edition));
  const pagefind = await bundle(base, language);
  try {
    return (await pagefind.search(query, { filters: { edition: { any } } })).results;
  } catch (error) {
    bundles.delete(language);
    await pagefind.destroy();
    throw error;
  }
}

async function hitOf(result: Result): Promise<Hit & { readonly line: MarkedText }> {
  const { meta, excerpt, raw_url: url } = await result.data();
  const { title, ...shown } = meta;
  return { ...shown, ...addressOf(url), title: { text: title, marks: [] }, line: markedExcerpt(excerpt) };
}

function bundle(base: string, language: string): Promise<Pagefind> {
  const known = bundles.get(language);
  if (known) return known;
  const loading = load(`${base}pagefind/${language}/pagefind.js${failures === 0 ? '' : `?${failures}`}`);
  bundles.set(language, loading);
  loading.catch(() => {
    failures++;
    bundles.delete(language);
  });
  return loading;
}

async function load(url: string): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ url)) as Pagefind;
  await pagefind.options(OPTIONS);
  await pagefind.init();
  return pagefind;
}

/** Pagefind keeps what failed to load as if it were empty; with the network back, it begins anew. */
async function startAgain(): Promise<void> {
  incomplete = false;
  const stale = await settled([...bundles.values()]);
  bundles.clear();
  await settled(stale.map((pagefind) => pagefind.destroy()));
}

/** What came of those that did not fail. */
async function settled<T>(promises: readonly Promise<T>[]): Promise<readonly T[]> {
  const all = await Promise.allSettled(promises);
  return all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
