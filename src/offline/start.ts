/** The offline step of a page, when it is idle after the first touch. Loaded by src/client/main.ts. */
import { base } from '#addresses/base.ts';
import type { Line } from './metered.ts';
import { browserPacks } from './browser-packs.ts';
import { afterVisit, type Visit } from './visit.ts';

/** The outcome of this visit, for the notice. Never rejects. */
export async function startOffline(): Promise<Visit> {
  return afterVisit(browserPacks(), { book: bookHere(), line: lineHere() });
}

/** The book of this page, as its pack is called: `nl/troefcall`. */
function bookHere(): string | undefined {
  // `/arbiter/nl/troefcall/2020-2021/`, from the root of the host.
  const { at } = document.documentElement.dataset;
  return at?.slice(base.length).split('/').slice(0, 2).join('/');
}

/** What the browser reports of its connection. `navigator.connection` is in no standard yet. */
function lineHere(): Line {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly type?: string };
  };
  return {
    saveData: connection?.saveData,
    type: connection?.type,
  };
}
