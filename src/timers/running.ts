/**
 * The clocks of this device as a page sees them. The storage says what runs, so that tabs agree; where it
 * keeps nothing, this page knows alone. Nothing is changed of what a later version of the site keeps.
 */
import { glance } from '#client/glance.ts';
import { device, storeIn, type Store } from '#client/storage.ts';
import { readKept, textOf } from './kept.ts';
import { leapBetween, type Moment } from './leap.ts';
import { TIMERS } from './marker.ts';
import { shifted, type Timer } from './timer.ts';

/** What somebody does to the clocks. */
type Change = (timers: readonly Timer[]) => readonly Timer[];

/** A change that this page has made. */
interface Made {
  readonly name: string;
  readonly how: Change;
  /** When, by the page's own clock. */
  readonly since: number;
}

/**
 * So long (milliseconds) what a page has written may be written over by a tab that has not heard of it.
 * Browsers tell other tabs within a tenth of a second.
 */
const UNHEARD = 5000;

/** What a reader has to know beside the clocks. */
export type Trouble = 'onlyHere' | 'newer' | 'lost' | 'back' | 'forward';

/** The clocks that run on this device, and what is the matter with them. */
export interface Running {
  readonly timers: () => readonly Timer[];
  readonly troubles: () => ReadonlySet<Trouble>;
  /** Changes what runs, as it stands in the storage by now. */
  readonly change: (how: Change) => void;
  /** A second has gone by, or the page is seen again: holds the device's clock against the page's. */
  readonly look: () => void;
  /** Another tab has changed what runs; what it has written over unheard is changed again. */
  readonly reread: () => void;
}

/** From where clocks and time come. */
interface Sources {
  readonly store: Store;
  /** Whether a text really stands in the storage. */
  readonly stands: (text: string | undefined) => boolean;
  readonly now: () => Moment;
  /** A name that no other page has. */
  readonly page: string;
}

/** Those of the browser. */
export function runningHere(): Running {
  return runningIn({
    store: device,
    stands: (text) => glance(() => localStorage, TIMERS) === text,
    now: momentNow,
    page: crypto.getRandomValues(new Uint32Array(1)).join(''),
  });
}

/** Reads what is kept, at once; what cannot be read of it is given up and said (`lost`). */
export function runningIn({ store, stands, now, page }: Sources): Running {
  const troubles = new Set<Trouble>();
  const kept = readKept(store.read(TIMERS));
  if (kept.kind === 'newer') troubles.add('newer');
  if (kept.kind === 'unreadable' || (kept.kind === 'timers' && kept.lost > 0)) troubles.add('lost');
  /** Where a later version's clocks stay untouched, those of this page stand beside them. */
  const place = kept.kind === 'newer' ? storeIn(() => null) : store;
  let timers = kept.kind === 'timers' ? kept.timers : [];
  let last = now();
  /** How often the clocks were moved, as far as it was read, and as it was when this page last looked. */
  let moves = kept.kind === 'timers' ? kept.moves : 0;
  let movesBefore = moves;
  let changes = kept.kind === 'timers' ? kept.changes : undefined;
  let made: readonly Made[] = [];
  let count = 0;
  // By a clock that cannot go back this would be no less than when somebody last looked.
  if (kept.kind === 'timers' && last.wall < kept.seen) timers = timers.map((timer) => ({ ...timer, doubt: true }));

  const keep = (): void => {
    const text = textOf({ timers, seen: now().wall, moves, changes: changes ?? [] });
    place.write(TIMERS, text);
    if (place === store && timers.length > 0 && !stands(text)) troubles.add('onlyHere');
  };
  const apply = (how: Change, name: string): void => {
    timers = how(timers);
    changes = [...(changes ?? []), name];
  };
  const reread = (): void => {
    const there = readKept(place.read(TIMERS));
    if (there.kind !== 'timers') return;
    ({ timers } = there);
    // Where nothing runs any more nothing is kept, and the count goes on here.
    moves = Math.max(moves, there.moves);
    ({ changes } = there);
    const { since } = now();
    made = made.filter((each) => since - each.since < UNHEARD);
    // Of two tabs that wrote at once the storage has what came last: it is told by the other's changes, which
    // it does not name.
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
      const leap = leapBetween(last, moment);
      last = moment;
      const known = movesBefore;
      movesBefore = moves;
      if (leap.kind === 'none' || timers.length === 0) return;
      troubles.add(leap.kind);
      if (leap.kind !== 'back') return;
      reread();
      // Another tab has moved them already.
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
