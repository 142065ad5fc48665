// @ts-check
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { buildTarget } from './scripts/browsers.ts';
import { contentReload } from './scripts/content-reload.ts';
import { pageFont } from './scripts/page-font.ts';
import { preactInBuild } from './scripts/preact-in-build.ts';
import { textProcessor } from './scripts/text-processor.ts';

const { SITE_URL, BASE_PATH, CONTENT_ROOT } = process.env;

/** Only the few bytes that wait for the first touch stand in the page itself; fonts and modules are files. */
const inlineScriptBytes = 1024;

export default defineConfig({
  ...(SITE_URL ? { site: SITE_URL } : {}),
  base: BASE_PATH ?? '/',
  // A site of other books (src/library/content-root.ts) is made beside this one, and must not take its cache
  // for its own.
  ...(CONTENT_ROOT ? { cacheDir: join(tmpdir(), `arbiter-${process.pid}`) } : {}),
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { processor: textProcessor, syntaxHighlight: false },
  integrations: [mdx(), preactInBuild(), contentReload(), pageFont()],
  vite: {
    plugins: [buildTarget()],
    build: {
      // The suits too: a page that asked for its own would wait for it.
      assetsInlineLimit: (file, content) =>
        file.endsWith('.js') ? content.byteLength < inlineScriptBytes : file.includes('/styles/suits/'),
      rolldownOptions: {
        // Astro marks its own modules with a directive that the bundler does not know; one warning per page
        // hides others.
        onLog: (level, log, handler) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Without what says that it was a script in a page: its name stands in every page.
              entryFileNames: ({ name }) =>
                `_astro/${name.replace(/\.astro.*$/, '').replace(/[^\w-]/g, '_')}.[hash].js`,
              // One file with all that every page loads before anything else, one of what is nobody's here,
              // one of what every widget begins with, and one of what reads addresses: each file more is a
              // name more in every page that may ask for it. The rest is the bundler's to divide.
              codeSplitting: {
                groups: [
                  { name: 'loader', test: /layouts\/Page\.astro\?/, priority: 1 },
                  { name: 'preact', test: /node_modules\/preact\/(?!hooks\/)/ },
                  {
                    name: 'element',
                    test: /src\/(client\/(styles|element|storage|widgets\/ticks)|model\/untyped)\.ts/,
                  },
                  // The language that a page speaks, and how words of it are put together.
                  {
                    name: 'spoken',
                    test: /src\/(client\/(language|not-stored)|model\/language-tags|i18n\/(fill|load)|addresses\/base)\.ts/,
                  },
                  // What the main module and some that come later both use.
                  { name: 'said', test: /src\/client\/(names|words|cards\/documents|search\/place)\.ts/ },
                  // What the list of laws brings with it, and the main module too; and what the search has in
                  // common with near pages.
                  { name: 'article', test: /src\/(search\/(article|typing-errors|index-name)|client\/unfold)\.ts/ },
                  // What every widget decides with.
                  { name: 'engine', test: /src\/decide\/(cases|compile|leads)\.ts/ },
                  {
                    name: 'kept',
                    test: /node_modules\/idb\/|src\/casebook\/(database|json|limits|marker|merge|order|reader|persistence|types|versions)\.ts/,
                  },
                  {
                    name: 'address',
                    test: /src\/(client\/(address|clipboard|seats\/changed)|addresses\/(record-marks|seat|with-query))\.ts/,
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
