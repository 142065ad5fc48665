/**
 * What is done to every page on its way to its file: its styles become one, what they say of paper a file that all pages
 * of a kind share, its drawn signs stand in it, what it need not wait for comes after its first paint, and its policy names
 * what then stands in it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { withRestAfterPaint } from './after-paint.ts';
import { withOneStyle, withPaperApart, type PaperOf } from './head-styles.ts';
import { iconsIn, withIconsWithin } from './icons-within.ts';
import { paperApart } from './paper-apart.ts';
import { withPolicy } from './policy.ts';

/**
 * @param watched whoever counts the pages, or nobody.
 * @param seen gets each page that is done, with its path.
 */
export function finishedPages(
  watched: (astro: AstroPrerenderer) => AstroPrerenderer,
  seen: (path: string, html: string) => void,
): AstroIntegration {
  const papers = papersOf();
  let folder = '/';
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = `${config.base.replace(/\/$/, '')}/${SHEETS}/`;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const icons = iconsIn(ICONS);
        const finished = (html: string) => {
          const { head, body } = partsOf(html);
          const styled = withPaperApart(withOneStyle(head), (css) => papers.of(css, folder));
          return withPolicy(withRestAfterPaint(styled + withIconsWithin(body, icons)));
        };
        setPrerenderer((astro) => watched(finishing(astro, finished, seen)));
      },
      'astro:build:done': ({ dir }) => papers.writeTo(join(fileURLToPath(dir), SHEETS)),
    },
  };
}

/** Its styles stand in its head and its signs in its body: either is written anew without the other. */
function partsOf(html: string): { readonly head: string; readonly body: string } {
  const at = html.indexOf('<body');
  return at < 0 ? { head: html, body: '' } : { head: html.slice(0, at), body: html.slice(at) };
}

const ICONS = fileURLToPath(new URL('../src/components/icons.svg', import.meta.url));

/** The folder of a build for what pages fetch. */
const SHEETS = '_astro';

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

/** Takes each style apart once, and keeps what it says of paper, under a name of its own content. */
function papersOf() {
  const known = new Map<string, PaperOf>();
  const sheets = new Map<string, string>();
  return {
    of: (css: string, folder: string): PaperOf => {
      const found = known.get(css);
      if (found) return found;
      const { screen, paper } = paperApart(css);
      const name = `paper.${createHash('sha256').update(paper).digest('base64url').slice(0, 8)}.css`;
      if (paper !== '') sheets.set(name, paper);
      const result = paper === '' ? { screen } : { screen, href: folder + name };
      known.set(css, result);
      return result;
    },
    writeTo: (folder: string): void => {
      mkdirSync(folder, { recursive: true });
      for (const [name, paper] of sheets) writeFileSync(join(folder, name), paper);
    },
  };
}
