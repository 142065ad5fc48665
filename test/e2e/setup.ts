/** Once per run: a server for each build, shared by all files of tests, and what their browsers need. */
import type { TestProject } from 'vitest/node';
import { headlessChromium } from '../../scripts/chromium.ts';
import { usualFonts } from '../../scripts/fonts.ts';
import { serve } from '../../scripts/serve.ts';
import { SITE, SITE_BELOW } from '../support/site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The start page's address, with a slash at its end. */
    readonly site: string;
    readonly siteBelow: string;
    /** The path of what to look at pages with. */
    readonly browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serve(SITE);
  const siteBelow = await serve(SITE_BELOW);
  await usualFonts();
  project.provide('site', site.url);
  project.provide('siteBelow', siteBelow.url);
  project.provide('browser', await headlessChromium());
  return async () => {
    await Promise.all([site.close(), siteBelow.close()]);
  };
}
