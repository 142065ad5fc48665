/** What packing a built site takes: `node packs.ts <folder of a book> <its site>`. Prints JSON. */
import { today } from '#library/in-force.ts';
import { packedBooksOf } from '../../../scripts/packs/books.ts';
import { writePacks } from '../../../scripts/packs/write.ts';
import { libraryOf } from './library.ts';

export interface MeasuredPacks {
  readonly files: number;
  /** Seconds of the processor, on all threads. */
  readonly own: number;
  /** kB in all packs, as they travel and unpacked. */
  readonly fetched: number;
  readonly unpacked: number;
  /** Megabytes that the process held when the library was joined, and at the most. */
  readonly joined: number;
  readonly peak: number;
}

async function measure(root: string, site: string): Promise<MeasuredPacks> {
  const books = packedBooksOf(libraryOf(root));
  const joined = peak();
  const before = process.cpuUsage();
  const { packs } = await writePacks(site, { books, site: 'Arbiter', day: today(), effort: 'thorough' });
  const { user, system } = process.cpuUsage(before);
  const total = (of: 'files' | 'fetched' | 'unpacked') => packs.reduce((sum, each) => sum + each[of], 0);
  return {
    files: total('files'),
    own: (user + system) / 1_000_000,
    fetched: total('fetched') / 1000,
    unpacked: total('unpacked') / 1000,
    joined,
    peak: peak(),
  };
}

function peak(): number {
  return process.resourceUsage().maxRSS / 1000;
}

if (import.meta.main) {
  const [root = '', site = ''] = process.argv.slice(2);
  console.log(JSON.stringify(await measure(root, site)));
  process.exit(0);
}
