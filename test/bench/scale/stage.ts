/** One stage of the bench, in a process of its own (scale.ts starts it): `node stage.ts <stage> <folder of a book>`. Prints what it found as JSON. */
import { gzipSync } from 'node:zlib';
import { checkContent } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import { readDraft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { joinDraft } from '#library/load.ts';
import type { Edition, Library } from '#library/types.ts';
import { deepDataOf, indexDataOf } from '#search/build-index.ts';
import { find, openIndex } from '#search/find.ts';
import { searchIndexOf } from '../../../scripts/search-index.ts';
import { drawOf, type Draw } from './draw.ts';

export const stages = ['check', 'join', 'names', 'text', 'answers'] as const;
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
  names: workOf({
    prepare: libraryOf,
    work: (library) => {
      const edition = editionOf(library);
      const [names, deep] = [indexDataOf(edition, library), deepDataOf(edition, library)];
      return { 'names kB': kilobytes(names), 'deeper kB': kilobytes(deep) };
    },
  }),
  text: workOf({
    prepare: libraryOf,
    work: async (library) => {
      const { records, files } = await searchIndexOf(library);
      const sizes = files.map(({ content }) => content.length / 1000);
      return { records, files: files.length, kB: sum(sizes), 'largest kB': Math.max(...sizes) };
    },
  }),
  answers: workOf({
    prepare: (root) => {
      const library = libraryOf(root);
      const edition = editionOf(library);
      return { edition, index: openIndex(indexDataOf(edition, library), deepDataOf(edition, library)) };
    },
    work: ({ edition, index }) => {
      const asked = queriesOf(edition, drawOf(2));
      for (const query of asked.slice(0, 20)) find(query, [index]);
      const times = asked.map((query) => {
        const start = process.cpuUsage();
        find(query, [index]);
        return process.cpuUsage(start).user / 1000;
      });
      const sorted = times.toSorted((a, b) => a - b);
      return { 'mean ms': sum(times) / times.length, 'slowest ms': sorted.at(-1) ?? 0, words: index.postings.length };
    },
  }),
};

/** A day on which the made edition is in force. */
const DAY = '2026-06-01';

function libraryOf(root: string): Library {
  return joinDraft(readDraft(readContentFiles(root)), DAY);
}

function editionOf({ books: [book] }: Library): Edition {
  if (!book) throw new Error('no book in this folder');
  return book.current;
}

/** What people would type: titles and phrases, whole and with a slip. */
function queriesOf({ rules, situations }: Edition, draw: Draw): readonly string[] {
  const texts = [...rules, ...situations].flatMap(({ data }) => [data.title, ...(data.phrases ?? [])]);
  return draw.some(texts, 200).map((text, at) => (at % 3 === 0 ? text.slice(0, 4) + text.slice(5) : text));
}

function kilobytes(data: object): number {
  return gzipSync(JSON.stringify(data)).length / 1000;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

if (import.meta.main) {
  const [stage = '', root = ''] = process.argv.slice(2);
  console.log(JSON.stringify(await measure(stage as Stage, root)));
}
