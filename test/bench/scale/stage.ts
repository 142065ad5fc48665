/** One stage of the bench, in a process of its own (scale.ts starts it): `node stage.ts <stage> <folder of a book>`. Prints what it found as JSON. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { soundContent } from '#check/assert.ts';
import { checkContent } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import { readDraft, type KeptFiles } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { joinDraft } from '#library/load.ts';
import type { Edition, Library } from '#library/types.ts';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { divide } from '#search/divided/divide.ts';
import { openDivided } from '#search/divided/open.ts';
import { find, openIndex } from '#search/find.ts';
import type { DeepData, IndexData } from '#search/index-data.ts';
import type { Found } from '#search/types.ts';
import { writeSearchIndex } from '../../../scripts/search-index.ts';
import { drawOf, type Draw } from './draw.ts';
import { DAY, libraryOf } from './library.ts';

export const stages = ['check', 'join', 'save', 'names', 'text', 'answers'] as const;
export type Stage = (typeof stages)[number];

export interface Measured {
  /** Seconds of this process's processor that went into the stage alone, without what comes before it. */
  readonly own: number;
  /** Seconds of all of this process. */
  readonly whole: number;
  /** Megabytes of memory that it held at the most. */
  readonly peak: number;
  /** What else is to be said of it. */
  readonly also: Readonly<Record<string, number>>;
}

async function measure(stage: Stage, root: string): Promise<Measured> {
  const { prepare, work } = WORK[stage];
  const prepared = prepare(root);
  const before = seconds();
  const also = await work(prepared);
  return { own: seconds() - before, whole: seconds(), peak: process.resourceUsage().maxRSS / 1000, also };
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

interface Work<Prepared> {
  prepare(root: string): Prepared;
  work(prepared: Prepared): Promise<Measured['also']> | Measured['also'];
}

function workOf<Prepared>(work: Work<Prepared>): Work<unknown> {
  return work as Work<unknown>;
}

const WORK: Readonly<Record<Stage, Work<unknown>>> = {
  check: workOf({
    prepare: (root) => root,
    work: (root) => {
      const files = readContentFiles(root);
      const findings = checkContent(readContent(files));
      if (findings.length > 0) throw new Error(JSON.stringify(findings.slice(0, 5), null, 2));
      return { files: files.length };
    },
  }),
  join: workOf({
    prepare: (root) => readDraft(readContentFiles(root)),
    work: (draft) => ({ rulings: editionOf(joinDraft(draft, DAY)).rulings.length }),
  }),
  // What `npm run dev` does when a rule has been saved, as src/site/site.ts does it.
  save: workOf({
    prepare: (root) => {
      const kept: KeptFiles = new Map();
      joinDraft(soundContent(readContentFiles(root), false, kept).draft, DAY);
      return { root, kept };
    },
    work: ({ root, kept }) => {
      const files = readContentFiles(root);
      const rule = files.findIndex(({ file }) => /\/rules\/[^/]+\.mdx$/.test(file));
      const saved = files.map((each, at) => (at === rule ? { ...each, text: longer(each.text) } : each));
      const before = new Set([...kept.values()].map(({ read }) => read));
      joinDraft(soundContent(saved, false, kept).draft, DAY);
      return { parsed: [...kept.values()].filter(({ read }) => !before.has(read)).length };
    },
  }),
  names: workOf({
    prepare: libraryOf,
    work: (library) => {
      const edition = editionOf(library);
      const [names, deep] = [indexDataOf(edition, library), deepDataOf(edition, library)];
      return { files: divide(names, deep)?.pieces.size ?? 2 };
    },
  }),
  text: workOf({
    prepare: libraryOf,
    work: async (library) => {
      const folder = mkdtempSync(join(tmpdir(), 'arbiter-text-'));
      const records = await writeSearchIndex(library, folder);
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
      const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size / 1000);
      rmSync(folder, { recursive: true });
      return { records, files: files.length, kB: sum(sizes), 'largest kB': Math.max(...sizes) };
    },
  }),
  answers: workOf({
    prepare: (root) => {
      const library = libraryOf(root);
      const edition = editionOf(library);
      const [names, deep] = [indexDataOf(edition, library), deepDataOf(edition, library)];
      const sizes = [...(divide(names, deep)?.pieces.values() ?? [names, deep])].map(kilobytes);
      const weight = { 'all kB': sum(sizes), 'largest kB': Math.max(...sizes) };
      return { edition, weight, whole: openIndex(names, deep), asked: askedOf(names, deep) };
    },
    work: async ({ edition, weight, whole, asked }) => {
      const queries = queriesOf(edition, drawOf(2));
      for (const query of queries.slice(0, 20)) await asked(query);
      const answers = [];
      for (const query of queries) answers.push(await asked(query));
      const times = inOrder(answers.map(({ milliseconds }) => milliseconds));
      const weights = inOrder(answers.map(({ bytes }) => bytes / 1000));
      const requests = inOrder(answers.map((each) => each.requests));
      // What goes through the whole book takes long: of some only.
      const compared = queries
        .filter((_, at) => at % 5 === 0)
        .map((query) => find(query, [whole], SHOWN).matches[0]?.path);
      const first = answers.filter((_, at) => at % 5 === 0).map(({ found }) => found.matches[0]?.path);
      return {
        'mean ms': sum(times) / times.length,
        'p95 ms': at(times, 0.95),
        'slowest ms': at(times, 1),
        'middle kB': at(weights, 0.5),
        'p95 kB': at(weights, 0.95),
        'most kB': at(weights, 1),
        'middle requests': at(requests, 0.5),
        'most requests': at(requests, 1),
        'first as in the whole %': (100 * first.filter((path, each) => path === compared[each]).length) / first.length,
        words: whole.postings.length,
        ...weight,
      };
    },
  }),
};

/** As many as the dialog shows. */
const SHOWN = { limit: 8 };

interface Answer {
  readonly found: Found;
  readonly milliseconds: number;
  /** As they travel, the head of a divided index among them. */
  readonly bytes: number;
  readonly requests: number;
}

/** Asks an index as a browser does that has fetched nothing yet. */
function askedOf(names: IndexData, deep: DeepData): (query: string) => Promise<Answer> {
  const divided = divide(names, deep);
  if (!divided) {
    const index = openIndex(names, deep);
    const bytes = 1000 * kilobytes(names);
    return (query) => Promise.resolve({ ...timed(() => find(query, [index], SHOWN)), bytes, requests: 1 });
  }
  const texts = new Map([...divided.pieces].map(([name, piece]) => [name, JSON.stringify(piece)]));
  return async (query) => {
    const taken = new Set<string>();
    const index = openDivided(divided.head, (name) => {
      taken.add(name);
      return Promise.resolve(texts.get(name) ?? '');
    });
    const start = process.cpuUsage();
    const found = find(query, [await index.for(query)], SHOWN);
    const milliseconds = process.cpuUsage(start).user / 1000;
    const pieces = [...taken].map((name) => gzipSync(texts.get(name) ?? '').length);
    return { found, milliseconds, bytes: sum(pieces) + 1000 * kilobytes(divided.head), requests: taken.size + 1 };
  };
}

function timed(work: () => Found): Pick<Answer, 'found' | 'milliseconds'> {
  const start = process.cpuUsage();
  const found = work();
  return { found, milliseconds: process.cpuUsage(start).user / 1000 };
}

function inOrder(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((a, b) => a - b);
}

/** The value below which so much of a sorted list is. */
function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** With a word more in its text. */
function longer(rule: string): string {
  return rule.replace(/ (?=\S*\.\n)/, ' ook ');
}

function editionOf({ books: [book] }: Library): Edition {
  if (!book) throw new Error('no book in this folder');
  return book.current;
}

/** What people would type: titles and phrases, a third of them with a letter left out; and single words. */
function queriesOf({ rules, situations }: Edition, draw: Draw): readonly string[] {
  const texts = [...rules, ...situations].flatMap(({ data }) => [data.title, ...(data.phrases ?? [])]);
  const typed = draw.some(texts, 300).map((text, each) => (each % 4 === 3 ? (text.split(' ').at(-1) ?? text) : text));
  return typed.map((text, each) => (each % 3 === 0 ? text.slice(0, 4) + text.slice(5) : text));
}

function kilobytes(data: unknown): number {
  return gzipSync(JSON.stringify(data)).length / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

if (import.meta.main) {
  const [stage = '', root = ''] = process.argv.slice(2);
  console.log(JSON.stringify(await measure(stage as Stage, root)));
}
