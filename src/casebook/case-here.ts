/** The case of the page and its address as it would be saved. */
import { queryNow } from '#client/address.ts';
import { caseOn, togetherOn } from '#client/share/page.ts';
import { ruledOn } from './ruled.ts';
import type { Version } from './types.ts';

/** Undefined without a ruling. Rejects where what works out several parts cannot be loaded. */
export async function caseHere(): Promise<Pick<Version, 'record' | 'said'> | undefined> {
  const page = caseOn(document);
  if (page) return ruledOn(page, queryNow());
  const several = togetherOn(document);
  return several && (await import('./together.ts')).ruledHere(several);
}
