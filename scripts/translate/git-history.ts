/** The earlier texts of a file, as git has them. */
import { spawnSync } from 'node:child_process';

/**
 * From the newest to the oldest, each read when it is asked for; none where git, or the history, is missing.
 * @param folder in which git is asked; `file` is a path below it.
 */
export function* earlierTexts(folder: string, file: string): Generator<string> {
  const ask = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
    return status === 0 ? stdout : undefined;
  };
  for (const commit of (ask('log', '--format=%H', '--', file) ?? '').split('\n').filter(Boolean)) {
    const text = ask('show', `${commit}:./${file}`);
    if (text !== undefined) yield text;
  }
}
