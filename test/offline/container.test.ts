import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containerReader, headBytes, type PackHead, type UnpackedFile } from '#offline/container.ts';

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((parts) => `${parts.join('/')}/`);
const contents = fc.uniqueArray(fc.record({ path, bytes: fc.uint8Array({ maxLength: 40 }) }), {
  selector: (each) => each.path,
  maxLength: 6,
});
type Contents = readonly { readonly path: string; readonly bytes: Uint8Array }[];

function written(files: Contents, over: Partial<PackHead> = {}): Uint8Array {
  const head = headBytes({
    format: 1,
    pack: 'nl/spel',
    headers: [['X-Content-Type-Options', 'nosniff']],
    files: files.map(({ path, bytes }) => ({ path, size: bytes.length, type: 'text/html', revision: '0a' })),
    ...over,
  });
  return Buffer.concat([head, ...files.map(({ bytes }) => bytes)]);
}

function expected(files: Contents) {
  return { id: 'nl/spel', files: files.length, unpacked: files.reduce((sum, { bytes }) => sum + bytes.length, 0) };
}

/** Reads in pieces of some length; undefined where that cannot be a pack, or not all of it. */
function readIn(
  bytes: Uint8Array,
  pack: ReturnType<typeof expected>,
  step: number,
): readonly UnpackedFile[] | undefined {
  const reader = containerReader(pack);
  const files: UnpackedFile[] = [];
  for (let from = 0; from < bytes.length; from += step) {
    const read = reader.push(bytes.subarray(from, from + step));
    if (!read) return undefined;
    files.push(...read.files);
  }
  return reader.isWhole() ? files : undefined;
}

describe('a pack', () => {
  it('gives back the files that were put into it, in whatever pieces it comes', () => {
    fc.assert(
      fc.property(contents, fc.integer({ min: 1, max: 50 }), (files, step) => {
        const read = readIn(written(files), expected(files), step);
        expect(read?.map(({ path, bytes }) => ({ path, bytes: [...bytes] }))).toEqual(
          files.map(({ path, bytes }) => ({ path, bytes: [...bytes] })),
        );
      }),
    );
  });

  it('that is cut anywhere is not whole', () => {
    fc.assert(
      fc.property(contents, fc.nat(), fc.integer({ min: 1, max: 50 }), (files, at, step) => {
        const bytes = written(files);
        expect(readIn(bytes.subarray(0, at % bytes.length), expected(files), step)).toBeUndefined();
      }),
    );
  });

  it('with something behind it is none', () => {
    fc.assert(
      fc.property(
        contents,
        fc.uint8Array({ minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 50 }),
        (files, more, step) => {
          expect(readIn(Buffer.concat([written(files), more]), expected(files), step)).toBeUndefined();
        },
      ),
    );
  });

  it('with a bit turned gives no other paths or sizes than the head it has, and nothing is thrown', () => {
    fc.assert(
      fc.property(contents, fc.nat(), fc.integer({ min: 0, max: 7 }), (files, at, bit) => {
        const bytes = Uint8Array.from(written(files));
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ (1 << bit);
        const read = readIn(bytes, expected(files), 7);
        const sum = read?.reduce((all, file) => all + file.bytes.length, 0);
        expect([undefined, expected(files).unpacked]).toContain(sum);
      }),
    );
  });

  it('of anything is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(readIn(bytes, { id: 'nl/spel', files: 3, unpacked: 30 }, 13)).toBeUndefined();
      }),
    );
  });
});

describe('a head that lies', () => {
  const files: Contents = [
    { path: 'nl/spel/', bytes: Buffer.from('spel') },
    { path: 'nl/spel/1/', bytes: Buffer.from('regel') },
  ];
  const file = { size: 9, type: 'text/html', revision: '0a' };
  const lies: Readonly<Record<string, Partial<Record<keyof PackHead, unknown>>>> = {
    'of its format': { format: 2 },
    'of its pack': { pack: 'nl/anders' },
    'of how many files there are': { files: [{ ...file, path: 'nl/spel/' }] },
    'of how long they are': {
      files: [
        { ...file, path: 'a/' },
        { ...file, path: 'b/' },
      ],
    },
    'of a length that is none': {
      files: [
        { ...file, path: 'a/', size: -1 },
        { ...file, path: 'b/', size: 10 },
      ],
    },
    'of two files in one place': {
      files: [
        { ...file, path: 'a/' },
        { ...file, path: 'a/', size: 0 },
      ],
    },
    'of a place outside of the site': {
      files: [
        { ...file, path: '../a/' },
        { ...file, path: 'b/', size: 0 },
      ],
    },
    'of a place on another host': {
      files: [
        { ...file, path: '//a/' },
        { ...file, path: 'b/', size: 0 },
      ],
    },
    'of a place among the packs': {
      files: [
        { ...file, path: 'packs/:state' },
        { ...file, path: 'b/', size: 0 },
      ],
    },
    'of an address with a question': {
      files: [
        { ...file, path: 'a/?b' },
        { ...file, path: 'b/', size: 0 },
      ],
    },
    'of headers': { headers: [['X']] },
    'of no files at all': { files: {} },
  };
  for (const [name, lie] of Object.entries(lies))
    it(name, () => {
      expect(readIn(written(files), expected(files), 5)).toHaveLength(2);
      expect(readIn(written(files, lie as Partial<PackHead>), expected(files), 5)).toBeUndefined();
    });

  it('of its own length', () => {
    const bytes = Uint8Array.from(written(files));
    for (const length of [0, 1, 0xff_ff_ff_ff]) {
      new DataView(bytes.buffer).setUint32(0, length, true);
      expect(readIn(bytes, expected(files), 5)).toBeUndefined();
    }
  });
});
