/** While developing: a change to a book shows at once. */
import { relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentRoot } from '#library/content-root.ts';

/** Books, facts, terms, laws, and the list of permalinks. */
const OURS = /\.(?:yaml|txt)$/;

/**
 * Watches the files of `content/` that are in no collection. Pages read the library again on each request;
 * Astro has to forget the pages it knew.
 */
export function contentReload(): AstroIntegration {
  return {
    name: 'arbiter:content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const content = resolve(contentRoot, 'content');
        server.watcher.add(content);
        server.watcher.on('all', (_event, file) => {
          if (!OURS.test(file) || relative(content, file).startsWith('..')) return;
          // The event by which Astro's own content layer empties the cache of getStaticPaths.
          for (const environment of Object.values(server.environments))
            environment.hot.send('astro:content-changed', {});
          server.environments.client.hot.send({ type: 'full-reload', path: '*' });
        });
      },
    },
  };
}
