/** While developing: the pages of the author's desk (src/desk). No build has them. */
import type { AstroIntegration } from 'astro';

const at = (file: string): URL => new URL(`../src/desk/${file}`, import.meta.url);

export function authorDesk(): AstroIntegration {
  return {
    name: 'arbiter:desk',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/desk/', entrypoint: at('index.astro') });
        injectRoute({ pattern: '/desk/[book]/[edition]/[situation]/', entrypoint: at('situation.astro') });
      },
    },
  };
}
