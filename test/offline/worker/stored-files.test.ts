import { expect, it } from 'vitest';
import { storedFiles } from '#offline/worker/stored-files.ts';
import { packed } from '../../support/offline.ts';

/** Some packs, each with a page, and how often each was read from the store. */
function store(count: number) {
  const packs = Array.from({ length: count }, (_, at) => packed('nl', { 'nl/': `boek ${String(at)}` }));
  const reads = packs.map(() => 0);
  return {
    infos: packs.map(({ info }) => info),
    reads,
    bytes: ({ path }: { readonly path: string }) => {
      const at = packs.findIndex(({ info }) => info.path === path);
      reads[at] = (reads[at] ?? 0) + 1;
      const bytes = packs[at]?.bytes;
      return Promise.resolve(bytes && Uint8Array.from(bytes));
    },
  };
}

it('a pack is read once for all that a page requests at the same time, and held', async () => {
  const { infos, reads, bytes } = store(1);
  const files = storedFiles({ bytes });
  const ask = async () => infos[0] && (await (await files(infos[0], 'nl/'))?.text());
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['boek 0', 'boek 0', 'boek 0']);
  expect(await ask()).toBe('boek 0');
  expect(reads).toEqual([1]);
});

it('only those that were requested last are held', async () => {
  const { infos, reads, bytes } = store(5);
  const files = storedFiles({ bytes });
  for (const [at, info] of infos.entries()) expect(await (await files(info, 'nl/'))?.text()).toBe(`boek ${String(at)}`);
  for (const info of infos.slice(1)) await files(info, 'nl/');
  expect(reads).toEqual([1, 1, 1, 1, 1]);
  for (const info of infos.slice(0, 1)) await files(info, 'nl/');
  expect(reads).toEqual([2, 1, 1, 1, 1]);
});

it('a pack that was not there is looked for again', async () => {
  const [pack] = [packed('nl', { 'nl/': 'boek' })];
  let there = false;
  const files = storedFiles({ bytes: () => Promise.resolve(there ? Uint8Array.from(pack.bytes) : undefined) });
  expect(await files(pack.info, 'nl/')).toBeUndefined();
  there = true;
  expect(await (await files(pack.info, 'nl/'))?.text()).toBe('boek');
});
