/** Writes one pack as a file: similar files next to each other, in compressed blocks. */
import { constants, zstdCompress, zstdCompressSync, type ZstdOptions } from 'node:zlib';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { compareTexts } from '#model/compare.ts';
import { CONTAINER_FORMAT, headBytes, type PackedBlock, type PackHead } from '#offline/container.ts';
import { PACKS_FOLDER, type PackId, type PackInfo } from '#offline/release.ts';
import { headersFor, typeOf, type SiteFile } from './files.ts';
import type { PackedBook } from './places.ts';

/**
 * zstd's compression level, 1 to 19. For 70 MB 17 takes four seconds (19 six, for a sixtieth less), and 11 a
 * third of one for a twentieth more: for builds that are not published.
 */
const EFFORT = { thorough: 17, quick: 11 } as const;
/** `quick`: for builds that are not published. */
export type Effort = keyof typeof EFFORT;

/**
 * Bytes of a block before it is compressed. A larger one has more in common (Troefcall: 1,091 kB with 8 MB,
 * 1,388 with 4, 1,981 with 2), but a device unpacks and holds all of it to read one file.
 */
const BLOCK = 4_000_000;
/** zstd's window, as a power of two: all of a block. */
const WINDOW = 22;

/** Writes `<folder>/packs/<id>.<hash>.pack`. Holds one block of its files at a time. */
export async function writePack(
  folder: string,
  {
    id,
    files,
    about,
    effort,
    embed = [],
  }: {
    readonly id: PackId;
    readonly files: readonly SiteFile[];
    readonly about: Pick<PackInfo, 'language' | 'book' | 'title' | 'editions'>;
    readonly effort: Effort;
    /** Origins of sites that may embed pages. */
    readonly embed?: readonly string[] | undefined;
  },
): Promise<PackInfo> {
  const unasked = files.find(({ path }) => new URL(path, 'http://site/').pathname !== `/${path}`);
  if (unasked) throw new Error(`${unasked.file}: a browser would request it by another path; rename it`);
  const options = optionsFor(effort);
  const blocks: PackedBlock[] = [];
  const compressed: Uint8Array[] = [];
  for (const block of blocksOf(files)) {
    const bytes = await promisify(zstdCompress)(Buffer.concat(block.map(bytesOf)), options);
    compressed.push(bytes);
    blocks.push({
      size: bytes.length,
      files: block.map(({ file, path, size }) => ({ path, size, type: typeOf(file) })),
    });
  }
  const head: PackHead = { format: CONTAINER_FORMAT, pack: id, headers: headersFor(embed), blocks };
  const pack = Buffer.concat([headBytes(head, (bytes) => zstdCompressSync(bytes, options)), ...compressed]);
  const sha256 = createHash('sha256').update(pack).digest('hex');
  const path = `${PACKS_FOLDER}${id}.${sha256.slice(0, 16)}.pack`;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), pack);
  return { id, ...about, path, size: pack.length, sha256 };
}

/** Files of a block each; one that is larger has a block of its own. */
function blocksOf(files: readonly SiteFile[]): readonly (readonly SiteFile[])[] {
  const blocks: SiteFile[][] = [];
  let room = 0;
  for (const file of files) {
    const last = blocks.at(-1);
    if (last && file.size <= room) last.push(file);
    else {
      blocks.push([file]);
      room = BLOCK;
    }
    room -= file.size;
  }
  return blocks;
}

/** Sorts similar files together: the same page of an edition and of the book, then by kind. */
export function alikeTogether(files: readonly SiteFile[], book: PackedBook | undefined): readonly SiteFile[] {
  const dated = new Set(book?.editions.map(({ id }) => `${book.language}/${book.book}/${id}/`));
  const keyOf = ({ file }: SiteFile): string => {
    const edition = [...dated].find((each) => file.startsWith(each));
    const undated = edition && book ? `${book.language}/${book.book}/${file.slice(edition.length)}` : file;
    return `${/[^.]*$/.exec(file)?.[0] ?? ''} ${undated}`;
  };
  return files
    .map((file) => ({ file, key: keyOf(file) }))
    .toSorted((a, b) => compareTexts(a.key, b.key) || compareTexts(a.file.file, b.file.file))
    .map(({ file }) => file);
}

/** The bytes of a file. @throws if its length differs from the one in the head. */
function bytesOf({ file, size, read }: SiteFile): Uint8Array {
  const bytes = read();
  if (bytes.length !== size) throw new Error(`${file} has changed while it was packed; build once more`);
  return bytes;
}

function optionsFor(effort: Effort): ZstdOptions {
  return {
    params: {
      [constants.ZSTD_c_compressionLevel]: EFFORT[effort],
      [constants.ZSTD_c_windowLog]: WINDOW,
    },
  };
}
