/**
 * Where clocks run on a page: under the thumb, on every page, for as long as there is one. Loaded when a clock is started,
 * and with a page where one may be running.
 */
import { element } from '#client/element.ts';
import { languageOf } from '#client/language.ts';
import { keepAwake } from '#client/share/awake.ts';
import { addStyles } from '#client/styles.ts';
import { fill } from '#i18n/fill.ts';
import { timerWordsIn } from '#i18n/gathered/timers.ts';
import type { TimerWords } from '#i18n/timers.ts';
import url from '#styles/timers.css?url';
import { TIMERS } from './marker.ts';
import { rowOf, type Deed, type Row } from './row.ts';
import { runningHere, type Running } from './running.ts';
import { settingsOf } from './settings-part.ts';
import { keptSettings } from './settings.ts';
import { again, heldOrNot, isOver, leftOf, secondsShown, type Timer } from './timer.ts';
import { figuresOf } from '#wording/figures.ts';
import { sound } from './tone.ts';

export interface Tray {
  readonly running: Running;
  readonly start: (timer: Timer) => void;
  /** Shows what can be done with a clock. */
  readonly open: (key: string) => void;
}

let shown: Promise<Tray> | undefined;

/** The page's tray, made when it is first asked for. Rejects where its words cannot be had; the next call tries again. */
export function showTray(): Promise<Tray> {
  shown ??= make().catch((error: unknown) => {
    shown = undefined;
    throw error;
  });
  return shown;
}

async function make(): Promise<Tray> {
  const [words] = await Promise.all([timerWordsIn(languageOf(document.documentElement)), addStyles(url)]);
  const running = runningHere();
  const parts = partsOf(words, () => draw());
  const rows = new Map<string, Row>();
  let taken: { readonly before: readonly Timer[]; readonly said: string } | undefined;
  let awake: (() => void) | undefined;

  const act = (key: string, deed: Deed): void => {
    const before = running.timers();
    const now = Date.now();
    running.change((timers) => timers.flatMap((timer) => (timer.key === key ? done(timer, deed, now) : [timer])));
    taken = deed === 'hold' ? undefined : { before, said: deed === 'stop' ? words.stopped : words.begunAgain };
    draw();
  };
  const undo = (): void => {
    const before = taken?.before;
    if (!before) return;
    taken = undefined;
    // What others started meanwhile stays.
    running.change((timers) => [...before, ...timers.filter(({ key }) => !before.some((each) => each.key === key))]);
    draw();
  };
  parts.undo.addEventListener('click', undo);

  function draw(): void {
    const now = Date.now();
    const timers = running.timers();
    for (const [key, row] of rows) {
      if (timers.some((timer) => timer.key === key)) continue;
      row.root.remove();
      rows.delete(key);
    }
    for (const timer of timers) {
      const row = rows.get(timer.key) ?? rowOf(timer, words, act);
      if (!rows.has(timer.key)) parts.list.append(row.root);
      rows.set(timer.key, row);
      row.show(timer, now);
    }
    parts.said.textContent = taken?.said ?? '';
    parts.taken.hidden = taken === undefined;
    parts.trouble.replaceChildren(...[...running.troubles()].map((each) => element('p', {}, words.trouble[each])));
    parts.root.hidden = timers.length === 0 && taken === undefined && running.troubles().size === 0;
    parts.settings.hidden = timers.length === 0;
    showOnButtons(timers, now);
    tell(timers, now);
    const wants = keptSettings().awake && timers.some((timer) => timer.held === undefined && !isOver(timer, now));
    if (wants) awake ??= keepAwake();
    else {
      awake?.();
      awake = undefined;
    }
  }

  /** Once, by the page that somebody sees, whatever it was that ended meanwhile. */
  function tell(timers: readonly Timer[], now: number): void {
    if (document.visibilityState !== 'visible') return;
    const over = timers.filter((timer) => !timer.told && isOver(timer, now));
    if (over.length === 0) return;
    parts.status.textContent = over
      .flatMap(({ label, over: then }) => [fill(words.isOver, { label }), then ?? []].flat())
      .join(' ');
    navigator.vibrate?.([300, 150, 300, 150, 600]);
    if (keptSettings().sound) sound();
    const keys = over.map(({ key }) => key);
    running.change((all) => all.map((timer) => (keys.includes(timer.key) ? { ...timer, told: true } : timer)));
  }

  function tick(): void {
    running.look();
    draw();
    const [next = 1000] = running.timers().map((timer) => (leftOf(timer, Date.now()) % 1000 || 1000) + 5);
    setTimeout(tick, Math.max(50, Math.min(1005, next < 0 ? next + 1000 : next)));
  }

  addEventListener('storage', ({ key }) => {
    if (key !== TIMERS && key !== null) return;
    running.reread();
    taken = undefined;
    draw();
  });
  document.addEventListener('visibilitychange', () => {
    running.look();
    // So that a clock that goes back meanwhile is found out.
    if (running.timers().length > 0) running.change((timers) => timers);
    draw();
  });
  document.body.append(parts.root);
  tick();
  return {
    running,
    start: (timer) => {
      taken = undefined;
      running.change((timers) => [...timers, timer]);
      draw();
    },
    open: (key) => {
      const row = rows.get(key)?.root;
      if (!row) return;
      row.open = true;
      row.querySelector('summary')?.focus({ preventScroll: true });
    },
  };
}

function done(timer: Timer, deed: Deed, now: number): readonly Timer[] {
  switch (deed) {
    case 'stop':
      return [];
    case 'again':
      return [again(timer, now)];
    case 'hold':
      return [heldOrNot(timer, now)];
  }
}

/** The buttons of the page that started a clock show it. What they say is theirs: a sheet shows these figures in its place. */
function showOnButtons(timers: readonly Timer[], now: number): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const timer = timers.find(({ key }) => button.dataset['clock']?.includes(`"key":"${key}"`));
    if (!timer) {
      button.removeAttribute('data-runs');
      continue;
    }
    const { seconds, over } = secondsShown(timer, now);
    button.dataset['runs'] = (over ? '+' : '') + figuresOf(seconds);
  }
}

function partsOf(words: TimerWords, onSettings: () => void) {
  const list = element('div', { class: 'timers-list' });
  const said = element('span', { role: 'status' });
  const undo = element('button', { type: 'button', class: 'btn' }, words.undo);
  const taken = element('p', { class: 'timers-taken', hidden: '' }, said, undo);
  const trouble = element('div', { class: 'timers-trouble', role: 'status' });
  const status = element('p', { class: 'timers-told', role: 'alert' });
  const settings = settingsOf(words.settings, onSettings);
  const root = element(
    'section',
    { class: 'timers no-print', 'aria-label': words.region, hidden: '' },
    trouble,
    list,
    taken,
    settings,
    status,
  );
  return { root, list, said, undo, taken, trouble, status, settings };
}
