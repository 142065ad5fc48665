/** Where the code lies: the repository, or the package in the folder of a club, which is another folder. */
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this project's code. */
export const project: string = fileURLToPath(new URL('..', import.meta.url));

/** A file of an installed package. @throws where the package is not installed. */
export function inPackage(name: string, file: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`${name} is not installed; run: npm ci`);
  return join(dirname(manifest), file);
}
