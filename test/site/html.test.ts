import { expect, it } from 'vitest';
import { few } from '../support/few.ts';
import { fullestOfEachType, pagesOf, SITE } from '../support/site.ts';
import { THOROUGH } from '../support/thorough.ts';
import { faultsIn } from '../support/valid-html.ts';

it.runIf(THOROUGH)('every page is valid HTML', { timeout: 1_800_000 }, async () => {
  expect(few(await faultsIn(pagesOf(SITE)))).toEqual([]);
});

it('the fullest page of each type is valid HTML', async () => {
  expect(few(await faultsIn(fullestOfEachType(SITE)))).toEqual([]);
});
