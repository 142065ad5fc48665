/** Once per run: a server for each build and one browser, shared by all files of tests. */
import { chromium as launcher } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, headlessChromium } from '../../scripts/chromium.ts';
import { usualFonts } from '../../scripts/fonts.ts';
import { serve } from '../../scripts/serve.ts';
import { SITE, SITE_BELOW } from '../support/site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The start page's address, with a slash at its end. */
    readonly site: string;
    readonly siteBelow: string;
    readonly browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serve(SITE);
  const siteBelow = await serve(SITE_BELOW);
  await usualFonts();
  const browser = await launcher.launchServer({ executablePath: await headlessChromium(), args: [...CHROMIUM_FLAGS] });
  project.provide('site', site.url);
  project.provide('siteBelow', siteBelow.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), site.close(), siteBelow.close()]);
  };
}
