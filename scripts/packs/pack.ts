/** Writes one pack as a file: its contents in an order that puts similar files together, compressed. */
import { constants, createZstdCompress, type ZstdOptions } from 'node:zlib';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { compareTexts } from '#model/compare.ts';
import { CONTAINER_FORMAT, containerReader, headBytes, type PackHead } from '#offline/container.ts';
import { PACKS_FOLDER, type PackId, type PackInfo } from '#offline/release.ts';
import { headersFor, typeOf, type SiteFile } from './files.ts';
import type { PackedBook } from './places.ts';

/**
 * zstd's compression level, 1 to 19. For 70 MB 19 takes seven seconds, and 11 a third of one for a tenth
 * more: for builds that are not published.
 */
const EFFORT = { thorough: 19, quick: 11 } as const;
/** `quick`: for builds that are not published. */
export type Effort = keyof typeof EFFORT;

/**
 * zstd's window, as a power of two. Decompression needs as much memory: 8 MB is little for a phone, and with
 * similar files adjacent it compresses nearly as well as 32 MB.
 */
const WINDOW = 23;

/**
 * Writes `<folder>/packs/<id>.<hash>.pack`. Holds one file of it at a time, so that a book of any size can be
 * packed.
 */
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
  const head: PackHead = {
    format: CONTAINER_FORMAT,
    pack: id,
    headers: headersFor(embed),
    files: files.map(({ file, path, size, revision }) => ({ path, size, type: typeOf(file), revision })),
  };
  const unpacked = files.reduce((sum, { size }) => sum + size, 0);
  const first = headBytes(head);
  if (containerReader({ id, files: files.length, unpacked }).push(first) === undefined)
    throw new Error(
      `the pack ${id} would hold a file that no device may take: see isInside in src/offline/container.ts`,
    );

  const hash = createHash('sha256');
  let fetched = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _, done) => {
      hash.update(chunk);
      fetched += chunk.length;
      done(null, chunk);
    },
  });
  const written = join(folder, PACKS_FOLDER, `${id}.new`);
  mkdirSync(dirname(written), { recursive: true });
  await pipeline(
    Readable.from(bytesOf(first, files), { objectMode: false }),
    createZstdCompress(optionsFor(effort)),
    counted,
    createWriteStream(written),
  );
  const sha256 = hash.digest('hex');
  const path = `${PACKS_FOLDER}${id}.${sha256.slice(0, 16)}.pack`;
  renameSync(written, join(folder, path));
  return { id, ...about, path, fetched, unpacked, files: files.length, sha256 };
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

/** The bytes of the head and of the files. @throws if a file's length differs from the one in the head. */
function* bytesOf(head: Uint8Array, files: readonly SiteFile[]): Generator<Uint8Array> {
  yield head;
  for (const { file, size, read } of files) {
    const bytes = read();
    if (bytes.length !== size) throw new Error(`${file} has changed while it was packed; build once more`);
    yield bytes;
  }
}

function optionsFor(effort: Effort): ZstdOptions {
  return {
    params: {
      [constants.ZSTD_c_compressionLevel]: EFFORT[effort],
      [constants.ZSTD_c_windowLog]: WINDOW,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    },
  };
}
