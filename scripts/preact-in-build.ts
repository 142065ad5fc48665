/**
 * Preact in the build only: components are rendered to HTML, and the widgets hydrate themselves
 * (src/client/widgets/island.ts).
 */
import type { AstroIntegration } from 'astro';

export function preactInBuild(): AstroIntegration {
  return {
    name: 'preact-in-build',
    hooks: {
      'astro:config:setup': ({ addRenderer }) =>
        addRenderer({ name: 'preact', serverEntrypoint: new URL('./preact-renderer.ts', import.meta.url) }),
    },
  };
}
