/**
 * Post-processes every page before it is written: inlines its icons, moves its scripts after the first paint,
 * and adds its security policy. Decision 0013 has measurements without each step.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { withScriptsAfterPaint } from './after-paint.ts';
import { iconsIn, withIconsWithin } from './icons-within.ts';
import { withPolicy } from './policy.ts';

/**
 * @param watched reports progress, if given.
 * @param seen called with each finished page and its path.
 */
export function finishedPages(
  watched: (astro: AstroPrerenderer) => AstroPrerenderer,
  seen: (path: string, html: string) => void,
): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        const icons = iconsIn(ICONS);
        const finished = (html: string): string => withPolicy(withScriptsAfterPaint(withIconsWithin(html, icons)));
        setPrerenderer((astro) => watched(finishing(astro, finished, seen)));
      },
    },
  };
}

const ICONS = fileURLToPath(new URL('../src/components/icons.svg', import.meta.url));

function finishing(
  astro: AstroPrerenderer,
  finished: (html: string) => string,
  seen: (path: string, html: string) => void,
): AstroPrerenderer {
  return {
    ...astro,
    render: async (request, options) => {
      const made = await astro.render(request, options);
      const response = made instanceof Response ? made : made.response;
      if (!response.headers.get('content-type')?.startsWith('text/html')) return made;
      const html = finished(await response.text());
      seen(new URL(request.url).pathname, html);
      const page = new Response(html, response);
      return made instanceof Response ? page : { ...made, response: page };
    },
  };
}
