/**
 * The script that a page loads at its first touch, as a file of its own with a fixed place: pages are made by other
 * code than scripts, and have to know its address before it is bundled. The name changes with the sources, so that no
 * browser keeps an old one.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** `import path from 'virtual:late-script'`: the script's path below the site's base. */
const VIRTUAL = 'virtual:late-script';

/** @param entry the script's source, from the project's root. */
export function lateScript(entry: string): AstroIntegration {
  return {
    name: 'arbiter:late-script',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const path = command === 'build' ? `_astro/late.${digestOf(root)}.js` : entry;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'arbiter:late-script',
                resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
                load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(path)};` : undefined),
                buildStart() {
                  // Before a build, Astro serves the collections to itself, where nothing can be emitted.
                  if (this.environment.mode === 'build' && this.environment.name === 'client')
                    this.emitFile({ type: 'chunk', id: join(root, entry), fileName: path });
                },
              },
            ],
          },
        });
      },
    },
  };
}

/** Eight hex digits that change with whatever the script can be made of. */
function digestOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...globSync('src/**/*.{ts,tsx,js,css}', { cwd: root }).sort()])
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}
