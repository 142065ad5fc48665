/** The site of the fixture book in two languages, while the tests of a file run. */
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { serve, type Serving } from '../../scripts/serve.ts';
import { buildTwoLanguages, placeOfTwoLanguages } from '../support/two-languages.ts';

/**
 * Builds it into a folder of the file's own, and serves it until its tests have run.
 * @returns what gives its address, from the first test on.
 */
export function fixtureSite(folder: string): () => string {
  const own = join('test', 'output', folder);
  let serving: Serving | undefined;
  beforeAll(async () => {
    await buildTwoLanguages(own);
    serving = await serve({ root: placeOfTwoLanguages(own) });
  }, 300_000);
  afterAll(() => serving?.close());
  return () => serving?.url ?? '';
}
