/**
 * Which tests need isolated modules. The others share imports, which are most of the cost of a small file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Module mocks and resets would leak into the tests after them. */
const OWN_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

/** The files of tests in a folder that replace or renew modules, with slashes. */
export function testsAlone(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => OWN_MODULES.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
}
