/** What search engines ask a site for: a map of its pages, and robots.txt, which names it. */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';

/** A page as the map of the site lists it. */
export interface ListedPage {
  /** The page in every language that it exists in, if there are several; itself too. */
  readonly links: readonly { readonly lang: string; readonly url: string }[];
}

/** What a build does for search engines, before its pages and with each of them. */
export interface ForSearchEngines {
  /** Takes note of a page that is done. */
  readonly seen: (path: string, html: string) => void;
  readonly integrations: readonly AstroIntegration[];
}

/**
 * @param host the site's own, `https://example.org`; a site that does not know it has neither, since both
 *   name it.
 * @param named what the map's files begin with: a site that is built book by book has a map for each.
 */
export function forSearchEngines(host: string | undefined, named = 'sitemap'): ForSearchEngines {
  if (!host) return { seen: () => undefined, integrations: [] };
  const listed = new Map<string, ListedPage>();
  const map = sitemap({
    filenameBase: named,
    filter: (url) => listed.has(url),
    serialize: (item) => ({ ...item, links: [...(listed.get(item.url)?.links ?? [])] }),
  });
  return {
    seen: (path, html) => {
      const url = new URL(path, host).href;
      const page = listedPage(url, html);
      if (page) listed.set(url, page);
    },
    integrations: [map, robots(host)],
  };
}

/** A page's entry in the sitemap; undefined for pages with `noindex` or another canonical address. */
export function listedPage(url: string, html: string): ListedPage | undefined {
  const head = parse(html.slice(0, Math.max(html.indexOf('</head>'), 0)));
  const meta = head.querySelectorAll('meta').find((each) => each.getAttribute('name') === 'robots');
  const links = head.querySelectorAll('link');
  const canonical = links.find((each) => each.getAttribute('rel') === 'canonical')?.getAttribute('href');
  if (meta?.getAttribute('content')?.includes('noindex') === true || canonical !== url) return undefined;
  return {
    links: links.flatMap((each) => {
      const [lang, href] = [each.getAttribute('hreflang'), each.getAttribute('href')];
      return lang === undefined || href === undefined ? [] : [{ lang, url: href }];
    }),
  };
}

function robots(host: string): AstroIntegration {
  let base = '/';
  return {
    name: 'robots',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const maps = globSync('sitemap*-index.xml', { cwd: folder }).toSorted();
        const lines = maps.map((map) => `Sitemap: ${new URL(base + map, host).href}\n`);
        writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\n${lines.join('')}`);
      },
    },
  };
}
