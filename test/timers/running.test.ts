import { describe, expect, test } from 'vitest';
import { storeIn, type Store } from '#client/storage.ts';
import type { Moment } from '#timers/clock-jump.ts';
import { TIMERS } from '#timers/marker.ts';
import { runningIn } from '#timers/running.ts';
import { leftOf, started } from '#timers/timer.ts';
import { FROM, NOW, ROUND, THREE_MINUTES } from './clocks.ts';

/** A device whose clocks the test controls. */
function device({ blocked = false } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (blocked) throw new Error('blocked');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  const clock: { wall: number; since: number; visible: boolean } = { wall: NOW, since: 0, visible: true };
  let tabs = 0;
  const tab = () => {
    const store: Store = storeIn(() => storage as unknown as Storage);
    return runningIn({
      store,
      isStored: (text) => kept.get(TIMERS) === text,
      now: (): Moment => ({ ...clock }),
      page: String(++tabs),
    });
  };
  const goes = (ms: number): void => {
    clock.wall += ms;
    clock.since += ms;
  };
  return { kept, clock, tab, goes };
}

const start = (now: number) => started(THREE_MINUTES, { from: FROM }, now);

describe('clocks that run', () => {
  test('go on while nobody looks, and are there on the next page', () => {
    const { tab, goes } = device();
    tab().change((timers) => [...timers, start(NOW)]);
    goes(60_000);
    const [timer] = tab().timers();
    expect(timer && leftOf(timer, NOW + 60_000)).toBe(120_000);
    expect(tab().troubles().size).toBe(0);
  });

  test('are the same in two tabs, whichever changes them', () => {
    const { tab } = device();
    const [one, two] = [tab(), tab()];
    one.change((timers) => [...timers, start(NOW)]);
    two.change((timers) => [...timers, started(ROUND, { from: FROM }, NOW)]);
    one.reread();
    expect(one.timers()).toEqual(two.timers());
    expect(one.timers().map(({ seconds }) => seconds)).toEqual([180, 3000]);
    two.change(() => []);
    one.reread();
    expect(one.timers()).toEqual([]);
  });

  test('run for this page alone where nothing can be kept, and it says so', () => {
    const running = device({ blocked: true }).tab();
    running.change((timers) => [...timers, start(NOW)]);
    running.reread();
    expect(running.timers()).toHaveLength(1);
    expect([...running.troubles()]).toEqual(['onlyHere']);
  });

  test('leave what a later version keeps as it is', () => {
    const { kept, tab } = device();
    kept.set(TIMERS, '{"version":9,"clocks":[1]}');
    const running = tab();
    running.change((timers) => [...timers, start(NOW)]);
    expect(running.timers()).toHaveLength(1);
    expect([...running.troubles()]).toEqual(['newer']);
    expect(kept.get(TIMERS)).toBe('{"version":9,"clocks":[1]}');
  });

  test('start anew where what was kept cannot be read, and it says so once', () => {
    const { kept, tab } = device();
    kept.set(TIMERS, '{"version":1,"timers":[{"key"');
    kept.set('arbiter:look', 'dark 2');
    const running = tab();
    expect(running.timers()).toEqual([]);
    expect([...running.troubles()]).toEqual(['lost']);
    expect([...kept]).toEqual([['arbiter:look', 'dark 2']]);
    expect(tab().troubles().size).toBe(0);
  });
});

describe('a device whose own clock is set', () => {
  test('back, while the page is there: what runs keeps what is left of it', () => {
    const { tab, clock, goes } = device();
    const running = tab();
    running.change((timers) => [...timers, start(NOW)]);
    goes(1000);
    clock.wall -= 3_600_000;
    running.look();
    const [timer] = running.timers();
    expect(timer && leftOf(timer, clock.wall)).toBe(179_000);
    expect([...running.troubles()]).toEqual(['back']);
  });

  test('back, with two tabs open: what runs is moved once', () => {
    const { tab, clock, goes } = device();
    const [one, two] = [tab(), tab()];
    one.change((timers) => [...timers, start(NOW)]);
    two.reread();
    for (const hour of [1, 2]) {
      goes(1000);
      clock.wall -= 3_600_000;
      one.look();
      two.reread();
      goes(1000);
      two.look();
      one.reread();
      for (const running of [one, two]) {
        const [timer] = running.timers();
        expect(timer && leftOf(timer, clock.wall), `set back ${hour} times`).toBe(180_000 - hour * 2000);
      }
    }
  });

  test('back, while no page is there: nobody knows what is left, and it says so', () => {
    const { tab, clock } = device();
    tab().change((timers) => [...timers, start(NOW)]);
    clock.wall -= 60_000;
    expect(tab().timers()).toEqual([{ ...start(NOW), doubt: true }]);
  });

  test('forward, or a device that slept: the clock is believed, and it says so where somebody was looking', () => {
    const { tab, clock, goes } = device();
    const running = tab();
    running.change((timers) => [...timers, start(NOW)]);
    clock.visible = false;
    clock.wall += 60_000;
    running.look();
    expect(running.troubles().size).toBe(0);
    clock.visible = true;
    running.look();
    goes(1000);
    clock.wall += 60_000;
    running.look();
    const [timer] = running.timers();
    expect(timer && leftOf(timer, clock.wall)).toBe(59_000);
    expect([...running.troubles()]).toEqual(['forward']);
  });

  test('by less than two seconds, as devices are put right all the time: nothing is said', () => {
    const { tab, clock, goes } = device();
    const running = tab();
    running.change((timers) => [...timers, start(NOW)]);
    goes(1000);
    clock.wall -= 1500;
    running.look();
    expect(running.troubles().size).toBe(0);
  });
});
