/** While developing: a change to a book's YAML shows at once, as one to its MDX does by Astro's own means. */
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Which files Astro does not watch itself: facts, terms, laws, the book, cases, and the list of permalinks. */
const OURS = /[\\/]content[\\/].*(?:\.(?:yaml|txt)|[\\/]cases[\\/][^\\/]+\.mdx)$/;

/** Watches `content/`. Pages read the library again on each request; Astro has to forget the pages it knew. */
export function contentReload(): AstroIntegration {
  return {
    name: 'arbiter:content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.add(join(server.config.root, 'content'));
        server.watcher.on('all', (_event, file) => {
          if (!OURS.test(file)) return;
          // The event by which Astro's own content layer empties the cache of getStaticPaths.
          for (const environment of Object.values(server.environments))
            environment.hot.send('astro:content-changed', {});
          server.environments.client.hot.send({ type: 'full-reload', path: '*' });
        });
      },
    },
  };
}
