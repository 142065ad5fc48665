/** Gives every page of a build its content security policy; while pages are written (`npm run dev`) they have none. */
import type { AstroIntegration } from 'astro';

export function pagePolicy(): AstroIntegration {
  return {
    name: 'page-policy',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        const entrypoint = new URL('./policy-middleware.ts', import.meta.url);
        if (command === 'build') addMiddleware({ order: 'post', entrypoint });
      },
    },
  };
}
