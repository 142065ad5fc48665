// @ts-check
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { authorDesk } from './scripts/author-desk.ts';
import { buildTarget } from './scripts/browsers.ts';
import { contentReload } from './scripts/content-reload.ts';
import { pageFont } from './scripts/page-font.ts';
import { preactInBuild } from './scripts/preact-in-build.ts';
import { textProcessor } from './scripts/text-processor.ts';

const { SITE_URL, BASE_PATH, CONTENT_ROOT } = process.env;

/** Only the few bytes that wait for the first touch stand in the page itself; modules are files. */
const inlineScriptBytes = 1024;

/** How markup in scripts is compiled. */
const jsx = /** @type {const} */ ({ runtime: 'automatic', importSource: 'preact' });

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
  integrations: [mdx(), preactInBuild(), contentReload(), authorDesk(), pageFont()],
  vite: {
    plugins: [buildTarget()],
    // In a club's folder the packages lie beside this one.
    server: { fs: { allow: [process.cwd()] }, watch: { ignored: ['**/test/output/**', '**/dist/**'] } },
    // As in tsconfig.json, which is not read for what lies below node_modules, as the package does.
    oxc: { jsx },
    optimizeDeps: { rolldownOptions: { transform: { jsx } } },
    build: {
      // Vite leaves out what lies below node_modules, as this does in a club's folder.
      dynamicImportVarsOptions: { exclude: [] },
      // The font and the suits too: a page that asked for its own would wait for it, or be painted without.
      assetsInlineLimit: (file, content) =>
        file.endsWith('.js')
          ? content.byteLength < inlineScriptBytes
          : file.endsWith('.woff2') || file.includes('/styles/suits/'),
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
              // What most pages' own scripts share is one file. The rest is the bundler's to divide: a
              // feature then fetches what it needs and nothing else (decision 0007).
              codeSplitting: { groups: [{ name: 'page-scripts', tags: ['$initial'], minShareCount: 6 }] },
            },
          },
        },
      },
    },
  },
});
