/** Finds a browser on the system or installs one if possible. Browser tests are never skipped. */
import { executable, installPackage, isExecutable, onPath } from './apt.ts';

/** A browser, and its names in the places where it may be found. */
export interface Wanted {
  /** Its name in a sentence. */
  readonly name: string;
  /** The variable of the environment that names another one. */
  readonly variable: string;
  /** What its program may be called. */
  readonly programs: readonly string[];
  /** Where it may be, in addition to PATH. */
  readonly places: readonly string[];
  /** What apt-get calls it. */
  readonly packaged: string;
}

/**
 * The path of the browser: from the environment, else on PATH or in a usual place; as root on a machine with
 * apt-get it is installed first.
 * @throws with instructions, if there is none.
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
  await installPackage(packaged, `No ${name} is here`, variable);
  const installed = find(wanted);
  if (installed !== undefined) return installed;
  throw new Error(`no ${name}: install it (sudo apt-get install ${packaged}), or set ${variable} to the path of one`);
}

function find({ programs, places }: Wanted): string | undefined {
  const folders = [...onPath(), ...places];
  return programs.map((name) => executable(name, folders)).find((path) => path !== undefined);
}
