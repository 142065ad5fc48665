/** The content of a build, read and checked. */
import { soundContent } from '#check/assert.ts';
import type { Draft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import type { Progress } from './progress.ts';

/**
 * Reads and checks content, and says so. A function of its own, so that nothing of the files, nor of what was made of them
 * to check them, is held beside the draft.
 * @throws ContentError with what was found.
 */
export function soundDraft(root: string, progress: Progress): Draft {
  const files = readContentFiles(root);
  const { draft } = soundContent(files);
  progress.done(`Content: ${files.length} files, no findings`);
  return draft;
}
