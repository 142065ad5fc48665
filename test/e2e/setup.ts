/** Once per run: a server for each build, shared by all files of tests, and what their browsers need. */
import type { TestProject } from 'vitest/node';
import { headlessChromium } from '../../scripts/chromium.ts';
import { usualFonts } from '../../scripts/fonts.ts';
import { serve } from '../../scripts/serve.ts';
import { buildFixture, FIXTURE } from '../support/fixture-site.ts';
import { SITE } from '../support/site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the start page of this site's own books, with a slash at its end. */
    readonly site: string;
    /** The same of the small books for tests. */
    readonly fixture: string;
    /** The path of what to look at pages with. */
    readonly browser: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serve(SITE);
  await buildFixture();
  const fixture = await serve(FIXTURE);
  await usualFonts();
  project.provide('site', site.url);
  project.provide('fixture', fixture.url);
  project.provide('browser', await headlessChromium());
  return async () => {
    await Promise.all([site.close(), fixture.close()]);
  };
}
