// @ts-check
/**
 * A site that does nothing but render the texts of CONTENT_ROOT as this project compiles them, with no
 * checker in front.
 */
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { textProcessor } from '../../../../scripts/text-processor.ts';

export default defineConfig({
  cacheDir: process.env['CONTENT_ROOT'] + '/cache',
  devToolbar: { enabled: false },
  markdown: { processor: textProcessor, syntaxHighlight: false },
  integrations: [mdx()],
});
