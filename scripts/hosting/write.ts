/**
 * What hosts read from the folder itself, written into a built site. nginx and Caddy read theirs elsewhere
 * (docs/hosting/).
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apacheFile } from './apache.ts';
import { slashed } from './headers.ts';
import { headersFile } from './headers-file.ts';

/**
 * @param base the path the site will be served at, with or without slashes at its ends.
 * @param embed the origins of sites that may embed pages.
 */
export function writeHostFiles(folder: string, base: string, embed: readonly string[] = []): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  writeFileSync(join(folder, '_headers'), headersFile(files, slashed(base), embed));
  // GitHub Pages leaves out folders that begin with `_`, unless it finds this file.
  writeFileSync(join(folder, '.nojekyll'), '');
  writeFileSync(join(folder, '.htaccess'), apacheFile(slashed(base), embed));
}
