// @ts-check
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { contentReload } from './scripts/content-reload.ts';
import { lightPreload } from './scripts/light-preload.ts';
import { pageFont } from './scripts/page-font.ts';
import { tightPolicy } from './scripts/tight-policy.ts';
import { refuseFaulty } from '#check/compiling.ts';

const { SITE_URL, BASE_PATH, CONTENT_ROOT } = process.env;

/** Only the few bytes that wait for the first touch stand in the page itself; fonts and modules are files. */
const inlineScriptBytes = 1024;

export default defineConfig({
  ...(SITE_URL ? { site: SITE_URL } : {}),
  base: BASE_PATH ?? '/',
  // A site of other books (src/library/content-root.ts) is made beside this one, and must not take its cache for its own.
  ...(CONTENT_ROOT ? { cacheDir: join(tmpdir(), `arbiter-${process.pid}`) } : {}),
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  // Several pages at a time, so that none waits for another one's file to be written.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [refuseFaulty(process.cwd())] }) },
  integrations: [
    mdx(),
    // Only what holds JSX goes through Babel.
    preact({ include: ['**/*.tsx'] }),
    contentReload(),
    pageFont(),
    tightPolicy(),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // Pagefind's index is read by WebAssembly.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [lightPreload()],
    build: {
      assetsInlineLimit: (file, content) => file.endsWith('.js') && content.byteLength < inlineScriptBytes,
      rolldownOptions: {
        // Astro marks its own modules with a directive that the bundler does not know; one warning per page hides others.
        onLog: (level, log, handler) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What the widgets need travels in one file: it packs better than several, and comes sooner.
              codeSplitting: {
                groups: [
                  {
                    // What every page loads before anything else; others find it there.
                    name: 'loader',
                    priority: 3,
                    test: /layouts\/Page\.astro\?|src\/(?:client\/(?:loader|first-touch|glance|status|typing|keys\/(?:search-key|key-choice)|search\/first-field|way-back\/kept)|addresses\/search-asked)\.ts|vite\/preload-helper/,
                  },
                  {
                    // What waits in a page for the first touch, and must not bring along what it waits with.
                    name: 'island',
                    priority: 3,
                    test: /src\/(?:addresses\/with-query|client\/(?:address|element|styles|widgets\/(?:island|reminded)))\.ts/,
                  },
                  {
                    // How articles are read: the index of articles, the reading aids and the search.
                    name: 'articles',
                    priority: 2,
                    test: /src\/(?:model\/article|search\/(?:fold|article))\.ts/,
                  },
                  {
                    // What a calculator needs as well, which decides nothing.
                    name: 'base',
                    priority: 2,
                    test: /node_modules\/preact\/(?:dist|jsx-runtime)\/|src\/(?:addresses\/answers|i18n\/(?:fill|language)|client\/widgets\/hydrate)\.ts/,
                  },
                  {
                    name: 'widgets',
                    priority: 1,
                    // The check on a ruling's page has a file of its own; whoever comes to a ruling from its situation
                    // has this one already.
                    test: /node_modules\/preact\/(?:dist|jsx-runtime)\/|src\/(?:addresses\/case|decide\/|wording\/(?:phrase|amounts|shown-chips|score)|model\/effects\/(?:kind|points|fine|tricks|score|range)|parts\/|client\/widgets\/(?!CaseCheck|agreement|guard))[^?]*\.tsx?$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
