/**
 * The timers of this device as a page sees them. They live in the storage, so that tabs agree; without
 * storage they live on this page. What a later version of the site has stored is not changed.
 */
import { peekStorage } from '#client/peek-storage.ts';
import { device, storeIn, type Store } from '#client/storage.ts';
import { readStoredTimers, storedText } from './stored.ts';
import { clockJumpBetween, type Moment } from './clock-jump.ts';
import { TIMERS } from './marker.ts';
import { shifted, type Timer } from './timer.ts';

/** A change to the timers. */
type Change = (timers: readonly Timer[]) => readonly Timer[];

/** A change made on this page. */
interface Made {
  readonly name: string;
  readonly how: Change;
  /** When, by the page's monotonic clock. */
  readonly since: number;
}

/**
 * How long (milliseconds) another tab that has not seen a change yet may overwrite it. Browsers notify other
 * tabs within a tenth of a second.
 */
const OVERWRITE_WINDOW = 5000;

/** Problems that are shown beside the timers. */
export type Trouble = 'onlyHere' | 'newer' | 'lost' | 'back' | 'forward';

/** The timers of this device, and their problems. */
export interface Running {
  readonly timers: () => readonly Timer[];
  readonly troubles: () => ReadonlySet<Trouble>;
  /** Changes the stored timers. */
  readonly change: (how: Change) => void;
  /** Called every second and when the page becomes visible: compares the device's clock with the page's. */
  readonly look: () => void;
  /** Another tab has changed the timers; changes of this page that it overwrote are made again. */
  readonly reread: () => void;
}

/** The storage and the clocks, passed in. */
interface Sources {
  readonly store: Store;
  /** Whether a text is really in the storage. */
  readonly isStored: (text: string | undefined) => boolean;
  readonly now: () => Moment;
  /** A name unique to this page. */
  readonly page: string;
}

/** The timers of this browser. */
export function deviceTimers(): Running {
  return runningIn({
    store: device,
    isStored: (text) => peekStorage(() => localStorage, TIMERS) === text,
    now: momentNow,
    page: crypto.getRandomValues(new Uint32Array(1)).join(''),
  });
}

/** Reads what is stored; what cannot be read is dropped and reported (`lost`). */
export function runningIn({ store, isStored, now, page }: Sources): Running {
  const troubles = new Set<Trouble>();
  const kept = readStoredTimers(store.read(TIMERS));
  if (kept.kind === 'newer') troubles.add('newer');
  if (kept.kind === 'unreadable' || (kept.kind === 'timers' && kept.lost > 0)) troubles.add('lost');
  /** Timers of a later version stay untouched; those of this page are kept in memory. */
  const place = kept.kind === 'newer' ? storeIn(() => null) : store;
  let timers = kept.kind === 'timers' ? kept.timers : [];
  let last = now();
  /** How often the timers were shifted: in the stored state, and when this page last looked. */
  let moves = kept.kind === 'timers' ? kept.moves : 0;
  let movesBefore = moves;
  let changes = kept.kind === 'timers' ? kept.changes : undefined;
  let made: readonly Made[] = [];
  let count = 0;
  // A monotonic clock could not be earlier than when a page last ran.
  if (kept.kind === 'timers' && last.wall < kept.seen) timers = timers.map((timer) => ({ ...timer, doubt: true }));

  const keep = (): void => {
    const text = storedText({ timers, seen: now().wall, moves, changes: changes ?? [] });
    place.write(TIMERS, text);
    if (place === store && timers.length > 0 && !isStored(text)) troubles.add('onlyHere');
  };
  const apply = (how: Change, name: string): void => {
    timers = how(timers);
    changes = [...(changes ?? []), name];
  };
  const reread = (): void => {
    const there = readStoredTimers(place.read(TIMERS));
    if (there.kind !== 'timers') return;
    ({ timers } = there);
    // When nothing runs any more nothing is stored, and the count continues here.
    moves = Math.max(moves, there.moves);
    ({ changes } = there);
    const { since } = now();
    made = made.filter((each) => since - each.since < OVERWRITE_WINDOW);
    // Of two tabs that wrote at once the storage has the later text; this page's changes are missing from its
    // list then.
    const lost = made.filter(({ name }) => changes?.includes(name) === false);
    if (lost.length === 0) return;
    for (const { how, name } of lost) apply(how, name);
    keep();
  };
  if (troubles.has('lost')) keep();
  return {
    timers: () => timers,
    troubles: () => troubles,
    reread,
    change: (how) => {
      reread();
      const name = `${page}.${++count}`;
      made = [...made, { name, how, since: now().since }];
      apply(how, name);
      keep();
    },
    look: () => {
      const moment = now();
      const leap = clockJumpBetween(last, moment);
      last = moment;
      const known = movesBefore;
      movesBefore = moves;
      if (leap.kind === 'none' || timers.length === 0) return;
      troubles.add(leap.kind);
      if (leap.kind !== 'back') return;
      reread();
      // Another tab has shifted them already.
      if (moves === known) {
        timers = timers.map((timer) => shifted(timer, leap.by));
        moves += 1;
        keep();
      }
      movesBefore = moves;
    },
  };
}

function momentNow(): Moment {
  return { wall: Date.now(), since: performance.now(), visible: document.visibilityState === 'visible' };
}
