/**
 * Which tests need modules of their own. The others share what they have imported, which is most of what a
 * small file costs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whoever puts something in a module's place, or wants one afresh, would do so for those after it too. */
const OWN_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** The files of tests in a folder that replace or renew modules, with slashes. */
export function testsAlone(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => OWN_MODULES.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
}
