import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headBytes, openPack, type PackHead } from '#offline/container.ts';

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((parts) => `${parts.join('/')}/`);
const contents = fc.uniqueArray(fc.record({ path, bytes: fc.uint8Array({ maxLength: 40 }) }), {
  selector: (each) => each.path,
  maxLength: 6,
});
/** How many files a block takes. */
const perBlock = fc.integer({ min: 1, max: 4 });
type Contents = readonly { readonly path: string; readonly bytes: Uint8Array }[];

function written(files: Contents, most: number, over: Partial<Record<keyof PackHead, unknown>> = {}): Buffer {
  const inBlocks = Array.from({ length: Math.ceil(files.length / most) }, (_, at) =>
    files.slice(at * most, (at + 1) * most),
  );
  const compressed = inBlocks.map((block) => zstdCompressSync(Buffer.concat(block.map(({ bytes }) => bytes))));
  const head: PackHead = {
    format: 2,
    pack: 'nl/spel',
    headers: [['X-Content-Type-Options', 'nosniff']],
    blocks: inBlocks.map((block, at) => ({
      size: compressed[at]?.length ?? 0,
      files: block.map(({ path, bytes }) => ({ path, size: bytes.length, type: 'text/html' })),
    })),
  };
  return Buffer.concat([headBytes({ ...head, ...over } as PackHead, zstdCompressSync), ...compressed]);
}

/** The bytes of a file; undefined where the pack has none, or none that can be read. */
function read(pack: Uint8Array, path: string): readonly number[] | undefined {
  const opened = openPack(pack, 'nl/spel');
  const place = opened?.place(path);
  const block = place && opened?.unpacked(place.block);
  return block && [...block.subarray(place.from, place.from + place.file.size)];
}

describe('a pack', () => {
  it('gives back each file that was put into it, and no other', () => {
    fc.assert(
      fc.property(contents, perBlock, (files, most) => {
        const pack = written(files, most);
        for (const { path, bytes } of files) expect(read(pack, path)).toEqual([...bytes]);
        expect(read(pack, 'nowhere')).toBeUndefined();
      }),
    );
  });

  it('is read wherever it lies in memory', () => {
    const pack = written([{ path: 'a/', bytes: Buffer.from('spel') }], 1);
    const within = Buffer.concat([Buffer.from('xyz'), pack]).subarray(3);
    expect(read(within, 'a/')).toEqual([...Buffer.from('spel')]);
  });

  it('that is cut anywhere, or has something behind it, is none', () => {
    fc.assert(
      fc.property(
        contents,
        perBlock,
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 5 }),
        (files, most, at, more) => {
          const pack = written(files, most);
          expect(openPack(pack.subarray(0, at % pack.length), 'nl/spel')).toBeUndefined();
          expect(openPack(Buffer.concat([pack, more]), 'nl/spel')).toBeUndefined();
        },
      ),
    );
  });

  it('with a bit turned throws nothing, and gives files of the length that it states', () => {
    fc.assert(
      fc.property(contents, perBlock, fc.nat(), fc.integer({ min: 0, max: 7 }), (files, most, at, bit) => {
        const pack = Uint8Array.from(written(files, most));
        const place = at % pack.length;
        pack[place] = (pack[place] ?? 0) ^ (1 << bit);
        for (const { path, bytes } of files) expect([undefined, bytes.length]).toContain(read(pack, path)?.length);
      }),
    );
  });

  it('of anything is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(openPack(bytes, 'nl/spel')).toBeUndefined();
      }),
    );
  });
});

describe('a head that lies', () => {
  const files: Contents = [
    { path: 'nl/spel/', bytes: Buffer.from('spel') },
    { path: 'nl/spel/1/', bytes: Buffer.from('regel') },
  ];
  const file = { path: 'a/', size: 4, type: 'text/html' };
  const lies: Readonly<Record<string, Partial<Record<keyof PackHead, unknown>>>> = {
    'of its format': { format: 1 },
    'of its pack': { pack: 'nl/anders' },
    'of headers': { headers: [['X']] },
    'of no blocks at all': { blocks: {} },
    'of how long a block is': { blocks: [{ size: 5, files: [file] }] },
    'of a length that is none': { blocks: [{ size: -1, files: [file] }] },
    'of a file without a type': { blocks: [{ size: 5, files: [{ ...file, type: '' }] }] },
  };
  for (const [name, lie] of Object.entries(lies))
    it(name, () => {
      expect(openPack(written(files, 2), 'nl/spel')).toBeDefined();
      expect(openPack(written(files, 2, lie), 'nl/spel')).toBeUndefined();
    });

  it('of how long its files are has a block that cannot be read', () => {
    const { head } = openPack(written(files, 2), 'nl/spel') ?? {};
    const [block] = head?.blocks ?? [];
    const lying = written(files, 2, { blocks: [{ size: block?.size, files: [file] }] });
    expect(openPack(lying, 'nl/spel')?.unpacked(0)).toBeUndefined();
  });

  it('of its own length', () => {
    const pack = Uint8Array.from(written(files, 2));
    for (const length of [0, 1, 0xff_ff_ff_ff]) {
      new DataView(pack.buffer).setUint32(0, length, true);
      expect(openPack(pack, 'nl/spel')).toBeUndefined();
    }
  });
});
