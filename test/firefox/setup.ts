/** Once per run: a server for the built site, and the Firefox that is used. */
import type { TestProject } from 'vitest/node';
import { firefox } from '../../scripts/firefox.ts';
import { serve } from '../../scripts/serve.ts';
import { SITE } from '../support/site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the program. */
    readonly firefox: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serve(SITE);
  project.provide('site', site.url);
  project.provide('firefox', await firefox());
  return () => site.close();
}
