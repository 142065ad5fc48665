/**
 * Preact in the build alone: components are rendered to HTML, and the widgets bring themselves to life
 * (src/client/widgets/island.ts). Without this the build makes a loader for islands that no page loads.
 */
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

export function preactInBuild(): AstroIntegration {
  // Only what holds JSX goes through Babel.
  const { name, hooks } = preact({ include: ['**/*.tsx'] });
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: ({ clientEntrypoint: _, ...renderer }) => options.addRenderer(renderer),
        }),
    },
  };
}
