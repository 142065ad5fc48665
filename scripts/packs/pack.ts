/** One pack as a file: what it holds, in an order in which alike stands beside alike, compressed. */
import { constants, createZstdCompress, type ZstdOptions } from 'node:zlib';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { compareTexts } from '#model/compare.ts';
import { CONTAINER_FORMAT, containerReader, headBytes, type PackHead } from '#offline/container.ts';
import { PACKS_FOLDER, type PackId, type PackInfo } from '#offline/release.ts';
import { HEADERS, typeOf, type SiteFile } from './files.ts';
import type { PackedBook } from './places.ts';

/**
 * How hard zstd tries, 1 to 19. Nineteen takes three seconds for 30 MB and makes packs a fifth smaller than nine, which takes half a second:
 * for builds that nobody fetches from.
 */
const EFFORT = { thorough: 19, quick: 9 } as const;
/** `quick`: for builds that nobody fetches from. */
export type Effort = keyof typeof EFFORT;

/**
 * How far zstd looks back, as a power of two. Whoever unpacks holds as much: 8 MB is little for a phone, and with twins beside each
 * other finds nearly all that 32 MB would.
 */
const WINDOW = 23;

/** Writes `<folder>/packs/<id>.<hash>.pack`. Holds one file of it at a time, so that a book of any size can be packed. */
export async function writePack(
  folder: string,
  {
    id,
    files,
    about,
    effort,
  }: {
    readonly id: PackId;
    readonly files: readonly SiteFile[];
    readonly about: Pick<PackInfo, 'language' | 'book' | 'title' | 'editions'>;
    readonly effort: Effort;
  },
): Promise<PackInfo> {
  const head: PackHead = {
    format: CONTAINER_FORMAT,
    pack: id,
    headers: HEADERS,
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
  const compressing = createZstdCompress(optionsFor(effort));
  await Promise.all([
    writeAll(compressing, piecesOf(first, files)),
    pipeline(compressing, counted, createWriteStream(written)),
  ]);
  const sha256 = hash.digest('hex');
  const path = `${PACKS_FOLDER}${id}.${sha256.slice(0, 16)}.pack`;
  renameSync(written, join(folder, path));
  return { id, ...about, path, fetched, unpacked, files: files.length, sha256 };
}

/** Files so that those alike stand beside each other: the same page of an edition and of the book, then by kind. */
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

/** How many bytes are handed over at a time. */
const PIECE = 1024 * 1024;

/**
 * The bytes of the head and of the files, many files to a piece. Each piece stands where the last but one stood: memory of its own for every
 * file would have V8 go through all that it holds again and again. @throws where a file has become shorter.
 */
function* piecesOf(head: Uint8Array, files: readonly SiteFile[]): Generator<Uint8Array> {
  yield head;
  let [buffer, other] = [Buffer.allocUnsafeSlow(PIECE), Buffer.allocUnsafeSlow(PIECE)];
  let filled = 0;
  for (const { file, size, readInto } of files) {
    for (let at = 0; at < size;) {
      const read = readInto(buffer.subarray(filled, Math.min(PIECE, filled + size - at)), at);
      if (read === 0) throw new Error(`${file} has become shorter while it was packed; build once more`);
      at += read;
      filled += read;
      if (filled < PIECE) continue;
      yield buffer;
      [buffer, other] = [other, buffer];
      filled = 0;
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled);
}

/** Writes piece after piece, each made while the one before it is taken in, and ends the stream; of a piece that cannot be made it tells the stream. */
async function writeAll(stream: Writable, pieces: Iterable<Uint8Array>): Promise<void> {
  const write = (piece: Uint8Array) =>
    new Promise<void>((taken, fail) => {
      stream.write(piece, (error) => {
        if (error) fail(error);
        else taken();
      });
    });
  let before = Promise.resolve();
  try {
    for (const piece of pieces) {
      await before;
      before = write(piece);
    }
    await before;
    stream.end();
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error(String(error)));
    await Promise.allSettled([before]);
    throw error;
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
