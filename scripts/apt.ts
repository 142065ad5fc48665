/** Packages of the system, where it can be had from here: as root on a machine with apt-get. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

/**
 * Installs a package with apt-get and says so; no-op on other machines.
 * @param why what is missing, as the beginning of a sentence.
 * @param other the environment variable for another path; undefined if there is none.
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

/** Fails soon on a machine without a network, and not after minutes. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];

/** The folders in which programs are looked for. */
export function onPath(): readonly string[] {
  return (process.env['PATH'] ?? '').split(delimiter);
}

/** The path of a program in the first of these folders that has it. */
export function executable(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Whether there is an executable file at this path. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
