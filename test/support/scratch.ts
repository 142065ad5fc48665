/** Where tests write. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * A new folder within the project, for a build. Builds to places outside of it share Astro's folder for what
 * it renders with, and whichever ends first deletes it under the other.
 */
export function scratchFolder(name: string): string {
  const parent = join('test', 'output');
  mkdirSync(parent, { recursive: true });
  return resolve(mkdtempSync(join(parent, `${name}-`)));
}
