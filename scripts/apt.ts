/** Packages of the system, where it can be had from here: as root on a machine with apt-get. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

/**
 * Installs a package and says so; on other machines does nothing.
 * @param why what is missing, as the beginning of a sentence.
 * @param other what may be set to have another one; undefined where nothing may.
 */
export async function installPackage(packaged: string, why: string, other?: string): Promise<void> {
  if (process.getuid?.() !== 0 || executable('apt-get', onPath()) === undefined) return;
  const instead = other === undefined ? '' : ` (set ${other} to use another one)`;
  console.log(`${why}; as root, it is installed with apt-get${instead}.`);
  await run('apt-get', [...PATIENCE, 'update'], { show: true });
  await run('apt-get', [...PATIENCE, 'install', '-y', '--no-install-recommends', packaged], {
    show: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** A machine without a network says so soon, and not after minutes. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];

/** The folders in which programs are looked for. */
export function onPath(): readonly string[] {
  return (process.env['PATH'] ?? '').split(delimiter);
}

/** The path of a program in the first of these folders that has it. */
export function executable(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Whether a program stands there that can be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
