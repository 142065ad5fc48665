/**
 * Which packs of which releases are on the device, as one small text that is written atomically, so that an
 * update takes effect at once. A pack is listed only once it is complete. Earlier releases stay listed as
 * long as pages opened under them are open.
 */
import { isRecord, parsedJson } from '#model/untyped.ts';
import type { KeptPack } from './packs.ts';
import { isCount, isPackInfo, isText, sharedOf, type PackId, type PackInfo } from './release.ts';

const STATE_FORMAT = 1;

/** A release and those of its packs that are on the device. */
export interface KeptRelease {
  readonly id: string;
  /** The day of the build (YYYY-MM-DD). */
  readonly day: string;
  readonly packs: readonly KeptPack[];
}

/** The whole state: the release for new pages, and releases that open pages still need. */
export interface State {
  /** The release that new pages are served from; undefined when nothing is stored. */
  readonly current: string | undefined;
  readonly releases: readonly KeptRelease[];
  /** Packs that the reader has removed: they are not downloaded again automatically. */
  readonly unwanted: readonly PackId[];
}

const NOTHING: State = { current: undefined, releases: [], unwanted: [] };

/** Parses a stored state; one that cannot be read is empty. */
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

/** Serialises a state; `readState` parses it. */
export function stateText(state: State): string {
  return JSON.stringify({ format: STATE_FORMAT, ...state });
}

/** The release that new pages are served from; undefined when nothing is stored. */
export function currentOf({ current, releases }: State): KeptRelease | undefined {
  return releases.find(({ id }) => id === current);
}

/** The state with new pages served from this release. Earlier releases stay for pages that are open. */
export function switchedTo(state: State, release: KeptRelease): State {
  const others = state.releases.filter(({ id }) => id !== release.id);
  const unwanted = state.unwanted.filter((id) => !release.packs.some((pack) => pack.id === id));
  return release.packs.length === 0
    ? { current: undefined, releases: others, unwanted }
    : { current: release.id, releases: [...others, release], unwanted };
}

/** Without earlier releases that no open page uses. */
export function tidied(state: State, opened: ReadonlySet<string>): State {
  const releases = state.releases.filter(({ id }) => id === state.current || opened.has(id));
  return releases.length === state.releases.length ? state : { ...state, releases };
}

/**
 * A release's packs after one is removed: the shared pack goes with the last of its books, and all books of a
 * language go with their shared pack.
 */
export function without(packs: readonly KeptPack[], gone: PackId): readonly KeptPack[] {
  const language = sharedOf(gone);
  if (gone === language) return packs.filter(({ id }) => sharedOf(id) !== language);
  const left = packs.filter(({ id }) => id !== gone);
  const books = left.filter(({ id }) => id !== language && sharedOf(id) === language);
  return books.length > 0 ? left : left.filter(({ id }) => id !== language);
}

/** The packs of all stored releases, with duplicates. */
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
