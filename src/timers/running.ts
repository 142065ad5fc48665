/**
 * The clocks of this device as a page sees them. The storage says what runs, so that tabs agree; where it keeps nothing, this
 * page knows alone. Nothing is changed of what a later version of the site keeps.
 */
import { glance } from '#client/glance.ts';
import { device, storeIn, type Store } from '#client/storage.ts';
import { readKept, textOf } from './kept.ts';
import { leapBetween, type Moment } from './leap.ts';
import { TIMERS } from './marker.ts';
import { shifted, type Timer } from './timer.ts';

/** What a reader has to know beside the clocks. */
export type Trouble = 'onlyHere' | 'newer' | 'lost' | 'back' | 'forward';

/** The clocks that run on this device, and what is the matter with them. */
export interface Running {
  readonly timers: () => readonly Timer[];
  readonly troubles: () => ReadonlySet<Trouble>;
  /** Changes what runs, as it stands in the storage by now. */
  readonly change: (how: (timers: readonly Timer[]) => readonly Timer[]) => void;
  /** A second has gone by, or the page is seen again: holds the device's clock against the page's. */
  readonly look: () => void;
  /** Another tab has changed what runs. */
  readonly reread: () => void;
}

/** From where clocks and time come. */
interface Sources {
  readonly store: Store;
  /** Whether a text really stands in the storage. */
  readonly stands: (text: string | undefined) => boolean;
  readonly now: () => Moment;
}

/** Those of the browser. */
export function runningHere(): Running {
  return runningIn({
    store: device,
    stands: (text) => glance(() => localStorage, TIMERS) === text,
    now: momentNow,
  });
}

/** Reads what is kept, at once; what cannot be read of it is given up and said (`lost`). */
export function runningIn({ store, stands, now }: Sources): Running {
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
  // By a clock that cannot go back this would be no less than when somebody last looked.
  if (kept.kind === 'timers' && last.wall < kept.seen) timers = timers.map((timer) => ({ ...timer, doubt: true }));

  const keep = (): void => {
    const text = textOf(timers, now().wall, moves);
    place.write(TIMERS, text);
    if (place === store && timers.length > 0 && !stands(text)) troubles.add('onlyHere');
  };
  const reread = (): void => {
    const there = readKept(place.read(TIMERS));
    if (there.kind !== 'timers') return;
    ({ timers } = there);
    // Where nothing runs any more nothing is kept, and the count goes on here.
    moves = Math.max(moves, there.moves);
  };
  if (troubles.has('lost')) keep();
  return {
    timers: () => timers,
    troubles: () => troubles,
    reread,
    change: (how) => {
      reread();
      timers = how(timers);
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
