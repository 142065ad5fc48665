/** Once per run: a server for the small books, and the Firefox that is used. */
import type { TestProject } from 'vitest/node';
import { firefox } from '../../scripts/firefox.ts';
import { serve } from '../../scripts/serve.ts';
import { buildFixture, FIXTURE } from '../support/fixture-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the program. */
    readonly firefox: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildFixture();
  const site = await serve(FIXTURE);
  project.provide('fixture', site.url);
  project.provide('firefox', await firefox());
  return () => site.close();
}
