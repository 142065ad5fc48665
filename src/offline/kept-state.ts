/**
 * What of which release is on the device, as one small text that is written in one step: that is what makes
 * an update a single moment. A pack stands here only once all of it has been put down. Several releases stand
 * here as long as pages are open that were opened under an earlier one.
 */
import { isRecord, parsedJson } from '#model/untyped.ts';
import type { KeptPack } from './packs.ts';
import { isCount, isPackInfo, isText, sharedOf, type PackId, type PackInfo } from './release.ts';

const STATE_FORMAT = 1;

/** A release, as far as it is kept: those of its packs that are on the device. */
export interface KeptRelease {
  readonly id: string;
  /** The day on which it was made (YYYY-MM-DD). */
  readonly day: string;
  readonly packs: readonly KeptPack[];
}

/** All that stands in the text: what pages are opened under, and what others still need. */
export interface State {
  /** The release that pages are opened under from now on; undefined where nothing is kept. */
  readonly current: string | undefined;
  readonly releases: readonly KeptRelease[];
  /** What somebody has taken away: it does not come again by itself. */
  readonly unwanted: readonly PackId[];
}

const NOTHING: State = { current: undefined, releases: [], unwanted: [] };

/** The state in a text that was kept; what cannot be read is nothing. */
export function readState(text: string | undefined): State {
  const state = parsedJson(text);
  if (!isRecord(state) || state['format'] !== STATE_FORMAT) return NOTHING;
  const { current, releases, unwanted } = state;
  if (!Array.isArray(releases) || !releases.every(isRelease)) return NOTHING;
  return {
    current: isText(current) && releases.some(({ id }) => id === current) ? current : undefined,
    releases,
    unwanted: Array.isArray(unwanted) ? unwanted.filter(isText) : [],
  };
}

/** The text of a state, of this form; `readState` reads it back. */
export function stateText(state: State): string {
  return JSON.stringify({ format: STATE_FORMAT, ...state });
}

/** The release that pages are opened under from now on; undefined where nothing is kept. */
export function currentOf({ current, releases }: State): KeptRelease | undefined {
  return releases.find(({ id }) => id === current);
}

/**
 * From now on pages are opened under this release. Whatever was kept before stays for those that are open.
 */
export function flippedTo(state: State, release: KeptRelease): State {
  const others = state.releases.filter(({ id }) => id !== release.id);
  const unwanted = state.unwanted.filter((id) => !release.packs.some((pack) => pack.id === id));
  return release.packs.length === 0
    ? { current: undefined, releases: others, unwanted }
    : { current: release.id, releases: [...others, release], unwanted };
}

/** Without earlier releases that no page was opened under. */
export function tidied(state: State, opened: ReadonlySet<string>): State {
  const releases = state.releases.filter(({ id }) => id === state.current || opened.has(id));
  return releases.length === state.releases.length ? state : { ...state, releases };
}

/**
 * What is left of a release's packs when one of them goes: what its books share goes with the last of them,
 * and all books of a language go with what they share.
 */
export function without(packs: readonly KeptPack[], gone: PackId): readonly KeptPack[] {
  const language = sharedOf(gone);
  if (gone === language) return packs.filter(({ id }) => sharedOf(id) !== language);
  const left = packs.filter(({ id }) => id !== gone);
  const books = left.filter(({ id }) => id !== language && sharedOf(id) === language);
  return books.length > 0 ? left : left.filter(({ id }) => id !== language);
}

/** The packs of all releases that are kept; one that two of them have stands there twice. */
export function packsOf({ releases }: State): readonly PackInfo[] {
  return releases.flatMap(({ packs }) => packs);
}

function isRelease(value: unknown): value is KeptRelease {
  if (!isRecord(value)) return false;
  const { id, day, packs } = value;
  return isText(id) && isText(day) && Array.isArray(packs) && packs.every(isKept);
}

function isKept(value: unknown): value is KeptPack {
  return isPackInfo(value) && isCount((value as PackInfo & { readonly kept?: unknown }).kept);
}
