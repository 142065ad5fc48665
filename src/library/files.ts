/** The one place where the library touches the disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from './draft.ts';

/** Every file below `<root>/content`, hidden ones left out. */
export function readContentFiles(root: string): ContentFile[] {
  const walk = (folder: string): ContentFile[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.name.startsWith('.')) return [];
      return entry.isDirectory() ? walk(file) : [{ file, text: readFileSync(join(root, file), 'utf8') }];
    });
  return existsSync(join(root, 'content')) ? walk('content') : [];
}
