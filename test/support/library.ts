import { resolve } from 'node:path';
import { readContent, type Content } from '#check/content.ts';
import { readDraft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { today } from '#library/in-force.ts';
import { joinDraft } from '#library/load.ts';
import type { ContentFile } from '#library/placed.ts';
import type { KeptFiles } from '#library/read-file.ts';
import type { Library } from '#library/types.ts';

interface Read {
  readonly files: readonly ContentFile[];
  readonly kept: KeptFiles;
  library?: Library;
  content?: Content;
}

const read = new Map<string, Read>();

/**
 * The content below a folder, read once for all test files of a worker: reading that of this site takes
 * seconds. Not for content that a test changes.
 */
export function libraryAt(root: string): Library {
  const mine = readAt(root);
  return (mine.library ??= joinDraft(readDraft(mine.files, mine.kept), today()));
}

/** The same as the checks look at it. */
export function contentAt(root: string): Content {
  const mine = readAt(root);
  return (mine.content ??= readContent(mine.files, mine.kept));
}

function readAt(root: string): Read {
  const folder = resolve(root);
  const mine = read.get(folder) ?? { files: readContentFiles(root), kept: new Map() };
  read.set(folder, mine);
  return mine;
}
