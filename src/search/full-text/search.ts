/** The full text in the browser: Pagefind's bundles, each loaded when its language is first searched. */
import { shown } from '#search/shown.ts';
import type { Hit, MarkedText } from '#search/types.ts';
import { hasTellingWords, isAbout, markedExcerpt } from './excerpt.ts';
import { addressOf, editionFilter, type TextMeta } from './text-record.ts';

/** An edition to look through. */
export interface TextEdition {
  readonly book: string;
  readonly edition: string;
  readonly language: string;
}

/** What was found in the text. */
export interface InText {
  readonly hits: readonly Hit[];
  /** Whether all of the text could be searched. */
  readonly complete: boolean;
}

/** The part of a bundle's `pagefind.js` that is used. */
interface Pagefind {
  options(options: { readonly excerptLength: number; readonly ranking: object }): Promise<void>;
  init(): Promise<void>;
  search(query: string, options: { readonly filters: object }): Promise<{ readonly results: readonly Result[] }>;
  destroy(): Promise<void>;
}
interface Result {
  readonly score: number;
  /** Pagefind loads it once. */
  data(): Promise<{
    readonly raw_url: string;
    readonly excerpt: string;
    readonly meta: TextMeta;
    /** All of the text. */
    readonly content: string;
  }>;
}

const OPTIONS = {
  /** In words. */
  excerptLength: 18,
  // Titles have their own search; here only the text counts.
  ranking: { metaWeights: { title: 0, number: 0, kind: 0 } },
};

/** By language. */
const bundles = new Map<string, Promise<Pagefind>>();
/** How often loading has failed: a browser may remember that of an address. */
let failures = 0;
/** Whether parts of a bundle may have failed to load. */
let incomplete = false;

/** Loads what a first search in these languages needs. Never rejects. */
export async function warmUp(base: string, languages: readonly string[]): Promise<void> {
  await settled(languages.map((language) => bundleOf(base, language)));
}

/** The best hits of a query in the text of these editions, as far as it can be loaded. Never rejects. */
export async function searchText(
  query: string,
  editions: readonly TextEdition[],
  { base, limit }: { readonly base: string; readonly limit: number },
): Promise<InText> {
  const languages = Map.groupBy(editions, ({ language }) => language);
  const isThere = () => isReachable(base, [...languages.keys()][0] ?? '');
  if (incomplete && (await isThere())) await startAgain();
  const found = await Promise.all(
    [...languages].map(([language, mine]) => inLanguage(query, mine, { base, language })),
  );
  const best = found
    .flatMap(({ results }) => results)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
  const loaded = await settled(best.map(async (result) => ({ hit: await hitOf(result), ...(await result.data()) })));
  const isLost = found.some(({ whole }) => !whole) || loaded.length < best.length;
  // If nothing was found, or the device is offline, the index is requested once more.
  const isDoubtful = best.length === 0 || !navigator.onLine;
  const complete = !isLost && !(isDoubtful && !(await isThere()));
  if (!complete) incomplete = true;
  const about = loaded.filter(({ hit, content }) => isAbout(query, hit.line) && hasTellingWords(query, content));
  return { hits: about.map(({ hit }) => hit), complete };
}

/** Whether the bundle can be loaded now, from the network or from an offline copy. */
async function isReachable(base: string, language: string): Promise<boolean> {
  const answer = await fetch(`${base}pagefind/${language}/pagefind-entry.json`, { cache: 'no-store' }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}

/** What a language's bundle has, as far as it can be loaded. Never rejects. */
async function inLanguage(
  query: string,
  editions: readonly TextEdition[],
  { base, language }: { readonly base: string; readonly language: string },
): Promise<{ readonly results: readonly Result[]; readonly whole: boolean }> {
  const any = editions.map(({ book, edition }) => editionFilter(book, edition));
  try {
    const bundle = await bundleOf(base, language);
    const { results } = await bundle.search(query, { filters: { edition: { any } } });
    return { results, whole: true };
  } catch {
    // A part of its index failed to load. The bundle is kept: next time it is searched as far as it goes.
    return { results: [], whole: false };
  }
}

async function hitOf(result: Result): Promise<Hit & { readonly line: MarkedText }> {
  const { meta, excerpt, raw_url: url } = await result.data();
  const { title, lang, ...rest } = meta;
  const line = { ...markedExcerpt(excerpt), ...(lang === undefined ? {} : { lang }) };
  return { ...rest, ...addressOf(url), title: shown(title), line };
}

function bundleOf(base: string, language: string): Promise<Pagefind> {
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

/** Pagefind does not ask again for what failed to load; with the network back, it begins anew. */
async function startAgain(): Promise<void> {
  incomplete = false;
  const stale = await settled([...bundles.values()]);
  bundles.clear();
  await settled(stale.map((pagefind) => pagefind.destroy()));
}

/** The values of the fulfilled promises. */
async function settled<T>(promises: readonly Promise<T>[]): Promise<readonly T[]> {
  const all = await Promise.allSettled(promises);
  return all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
