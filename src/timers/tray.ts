/**
 * The tray of running timers at the foot of every page. Loaded when a timer is started, and with a page when
 * one may be running.
 */
import { languageOf } from '#client/language.ts';
import { keepAwake } from '#client/share/awake.ts';
import { addStyles } from '#client/styles.ts';
import { fill } from '#i18n/fill.ts';
import { loadWords } from '#i18n/load.ts';
import type { TimerWords } from '#i18n/words.ts';
import url from '#styles/timers.css?url';
import { TIMERS } from './marker.ts';
import { showOnButtons } from './on-buttons.ts';
import { rowOf, type TimerAction, type Row } from './row.ts';
import { deviceTimers, type Running } from './running.ts';
import { keptSettings } from './settings.ts';
import { again, another, togglePaused, isOver, leftOf, named, labelOf, type Timer } from './timer.ts';
import { sound } from './tone.ts';
import { partsOf, write, writeTroubles } from './tray-parts.ts';

/** The tray of a page. It renders every second, and when another tab has changed the timers. */
export interface Tray {
  readonly running: Running;
  /** Adds a timer, also beside one of the same duration. */
  start(timer: Timer): void;
  /** Shows the actions of a timer. */
  open(id: string): void;
}

let shown: Promise<Tray> | undefined;

/**
 * The page's tray, created on first use. Rejects when its words cannot be loaded; the next call tries again.
 */
export function showTray(): Promise<Tray> {
  shown ??= make().catch((error: unknown) => {
    shown = undefined;
    throw error;
  });
  return shown;
}

async function make(): Promise<Tray> {
  const [words] = await Promise.all([loadWords('timers', languageOf(document.documentElement)), addStyles(url)]);
  return new TrayHere(words);
}

/** Actions that can be undone, and for how long (milliseconds). */
const TAKEN_BACK: ReadonlySet<TimerAction> = new Set(['stop', 'again']);
const STANDS = 30_000;

class TrayHere implements Tray {
  readonly running = deviceTimers();
  readonly #words: TimerWords;
  readonly #parts;
  readonly #rows = new Map<string, Row>();
  #taken: { readonly before: readonly Timer[]; readonly at: number; readonly said: string } | undefined;
  /** Releases the screen wake lock. */
  #releaseScreen: (() => void) | undefined;

  constructor(words: TimerWords) {
    this.#words = words;
    this.#parts = partsOf(words, () => this.#draw());
    const { root, undo } = this.#parts;
    undo.addEventListener('click', () => this.#undo());
    addEventListener('storage', ({ key }) => {
      if (key !== TIMERS && key !== null) return;
      this.running.reread();
      this.#taken = undefined;
      this.#draw();
    });
    document.addEventListener('visibilitychange', () => {
      this.running.look();
      // So that a clock that is set back meanwhile is detected.
      if (this.running.timers().length > 0) this.running.change((timers) => timers);
      this.#draw();
    });
    document.body.append(root);
    // Other bars and toasts at the foot of the page keep clear of it (timers.css).
    new ResizeObserver(() => {
      document.documentElement.style.setProperty('--clocks', `${root.offsetHeight}px`);
    }).observe(root);
    this.#tick();
  }

  start(timer: Timer): void {
    this.#taken = undefined;
    this.running.change((timers) => [...timers, timer]);
    this.#draw();
  }

  open(id: string): void {
    const row = this.#rows.get(id)?.root;
    if (!row) return;
    row.open = true;
    row.querySelector('summary')?.focus({ preventScroll: true });
  }

  #act(id: string, deed: TimerAction): void {
    const before = this.running.timers();
    const now = Date.now();
    const said = deed === 'stop' ? this.#words.stopped : this.#words.begunAgain;
    this.running.change((timers) => timers.flatMap((timer) => (timer.id === id ? done(timer, deed, now) : [timer])));
    this.#taken = TAKEN_BACK.has(deed) ? { before, at: now, said } : undefined;
    this.#draw();
    // The pressed button is gone; the undo button takes its place.
    if (deed === 'stop') this.#parts.undo.focus({ preventScroll: true });
    const added = this.running.timers().find((timer) => !before.some((each) => each.id === timer.id));
    // Its field asks for the table.
    if (added) this.open(added.id);
  }

  #call(id: string, name: string): void {
    this.running.change((timers) => timers.map((timer) => (timer.id === id ? named(timer, name) : timer)));
    this.#draw();
  }

  #undo(): void {
    const before = this.#taken?.before;
    if (!before) return;
    this.#taken = undefined;
    // Timers that other tabs started meanwhile stay.
    this.running.change((timers) => [...before, ...timers.filter(({ id }) => !before.some((each) => each.id === id))]);
    this.#draw();
  }

  #tick(): void {
    this.running.look();
    this.#draw();
    const [next = 1000] = this.running.timers().map((timer) => (leftOf(timer, Date.now()) % 1000 || 1000) + 5);
    setTimeout(() => this.#tick(), Math.max(50, Math.min(1005, next < 0 ? next + 1000 : next)));
  }

  #draw(): void {
    const now = Date.now();
    const timers = this.running.timers();
    const { root, taken, said, undo, trouble, settings } = this.#parts;
    this.#drawRows(timers, now);
    if (this.#taken && now > this.#taken.at + STANDS && !undo.matches(':focus-visible')) this.#taken = undefined;
    write(said, this.#taken?.said ?? '');
    taken.hidden = this.#taken === undefined;
    writeTroubles(trouble, this.running.troubles(), this.#words.trouble);
    root.hidden = timers.length === 0 && taken.hidden && this.running.troubles().size === 0;
    settings.hidden = timers.length === 0;
    showOnButtons(timers, now);
    this.#tell(timers, now);
    this.#stayAwake(timers.some((timer) => timer.held === undefined && !isOver(timer, now)));
  }

  #drawRows(timers: readonly Timer[], now: number): void {
    for (const [id, row] of this.#rows) {
      if (timers.some((timer) => timer.id === id)) continue;
      row.root.remove();
      this.#rows.delete(id);
    }
    for (const timer of timers) {
      const row = this.#rows.get(timer.id) ?? this.#addRow(timer);
      row.show(timer, now);
    }
  }

  #addRow(timer: Timer): Row {
    const row = rowOf(timer, this.#words, {
      onDeed: (id, deed) => this.#act(id, deed),
      onName: (id, name) => this.#call(id, name),
    });
    this.#parts.list.append(row.root);
    this.#rows.set(timer.id, row);
    return row;
  }

  /** Announced once, by a visible page, whichever timer ended. */
  #tell(timers: readonly Timer[], now: number): void {
    if (document.visibilityState !== 'visible') return;
    const over = timers.filter((timer) => !timer.told && isOver(timer, now));
    if (over.length === 0) return;
    this.#parts.told.textContent = over
      .flatMap((timer) => [fill(this.#words.isOver, { label: labelOf(timer) }), timer.over ?? []].flat())
      .join(' ');
    navigator.vibrate?.([300, 150, 300, 150, 600]);
    if (keptSettings().sound) sound();
    const ids = over.map(({ id }) => id);
    this.running.change((all) => all.map((timer) => (ids.includes(timer.id) ? { ...timer, told: true } : timer)));
  }

  #stayAwake(runs: boolean): void {
    if (runs && keptSettings().awake) this.#releaseScreen ??= keepAwake();
    else {
      this.#releaseScreen?.();
      this.#releaseScreen = undefined;
    }
  }
}

function done(timer: Timer, deed: TimerAction, now: number): readonly Timer[] {
  switch (deed) {
    case 'stop':
      return [];
    case 'again':
      return [again(timer, now)];
    case 'hold':
      return [togglePaused(timer, now)];
    case 'another':
      return [timer, another(timer, now)];
  }
}
