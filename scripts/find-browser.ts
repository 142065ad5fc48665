/** A browser of the system: found, or installed where that is possible, or asked for. Browser tests are never skipped. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

/** A browser, and what it is called in the places where it may be. */
export interface Wanted {
  /** What it is called, in a sentence. */
  readonly name: string;
  /** The variable of the environment that names another one. */
  readonly variable: string;
  /** What its program may be called. */
  readonly programs: readonly string[];
  /** Where it may be, beside PATH. */
  readonly places: readonly string[];
  /** What apt-get calls it. */
  readonly packaged: string;
}

/**
 * The path of the browser: what the environment names, else one on PATH or in a usual place; as root on a machine with
 * apt-get it is installed first.
 * @throws with what to do, if there is none.
 */
export async function systemBrowser(wanted: Wanted): Promise<string> {
  const { name, variable, packaged } = wanted;
  const named = process.env[variable];
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new Error(`${variable} is ${named}, where no program is that can be run; mend the path, or unset it`);
  }
  const found = find(wanted);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && executable('apt-get', onPath()) !== undefined) {
    console.log(`No ${name} is here; as root, it is installed with apt-get (set ${variable} to use another one).`);
    await run('apt-get', [...PATIENCE, 'update'], { show: true });
    await run('apt-get', [...PATIENCE, 'install', '-y', '--no-install-recommends', packaged], {
      show: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = find(wanted);
    if (installed !== undefined) return installed;
  }
  throw new Error(`no ${name}: install it (sudo apt-get install ${packaged}), or set ${variable} to the path of one`);
}

/** A machine without a network says so soon, and not after minutes. */
const PATIENCE = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];

function find({ programs, places }: Wanted): string | undefined {
  const folders = [...onPath(), ...places];
  return programs.map((name) => executable(name, folders)).find((path) => path !== undefined);
}

function onPath(): readonly string[] {
  return (process.env['PATH'] ?? '').split(delimiter);
}

function executable(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
