import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeIn } from '#client/storage.ts';
import { TIMERS } from '#timers/marker.ts';
import { runningIn, type Running } from '#timers/running.ts';
import { started } from '#timers/timer.ts';
import { FROM, NOW, ROUND, THREE_MINUTES } from './clocks.ts';

/**
 * Tabs of a browser that has a process for each: a tab reads what it has heard, and its own writing is heard
 * by the others when it is delivered. What others wrote does not count for a tab whose own writing is still
 * on its way, for that comes later.
 */
class Browser {
  readonly tabs: Tab[] = [];
  #stored: string | null;

  constructor(stored: string | null) {
    this.#stored = stored;
  }

  open(): Tab {
    const tab = new Tab(String(this.tabs.length), this.#stored);
    this.tabs.push(tab);
    return tab;
  }

  /** The next writing of a tab that is on its way arrives; does nothing where none is. */
  deliver(from: Tab): void {
    const text = from.underWay.shift();
    if (text === undefined) return;
    this.#stored = text;
    for (const tab of this.tabs) if (tab !== from && tab.underWay.length === 0) tab.hear(text);
  }

  settle(): void {
    for (let left = 100; this.tabs.some(({ underWay }) => underWay.length > 0); left--) {
      expect(left, 'tabs write to each other for ever').toBeGreaterThan(0);
      for (const tab of this.tabs) this.deliver(tab);
    }
  }
}

class Tab {
  readonly underWay: (string | null)[] = [];
  readonly running: Running;
  #heard: string | null;

  constructor(page: string, heard: string | null) {
    this.#heard = heard;
    const write = (_: string, text: string | null): void => {
      this.#heard = text;
      this.underWay.push(text);
    };
    const storage = {
      getItem: (key: string) => (key === TIMERS ? this.#heard : null),
      setItem: write,
      removeItem: (key: string) => write(key, null),
    };
    this.running = runningIn({
      store: storeIn(() => storage as unknown as Storage),
      isStored: (text) => this.#heard === (text ?? null),
      now: () => ({ wall: NOW, since: 0, visible: true }),
      page,
    });
  }

  hear(text: string | null): void {
    this.#heard = text;
    this.running.reread();
  }

  ids(): string[] {
    return this.running
      .timers()
      .map(({ id }) => id)
      .toSorted();
  }
}

/** The round of the hall runs all the while, in every tab. */
function hall(tabs: number): Browser {
  const first = new Tab('before', null);
  first.running.change(() => [started(ROUND, { from: FROM }, NOW)]);
  const browser = new Browser(first.underWay[0] ?? null);
  for (let at = 0; at < tabs; at++) browser.open();
  return browser;
}

const round = started(ROUND, { from: FROM }, NOW).id;

test('clocks that three tabs start at once all run, in every tab', () => {
  const deeds = fc.array(fc.record({ tab: fc.nat(2), start: fc.boolean() }), { maxLength: 15 });
  fc.assert(
    fc.property(deeds, (all) => {
      const browser = hall(3);
      const expected = [round];
      for (const [at, { tab, start }] of all.entries()) {
        const here = browser.tabs[tab];
        if (!here) continue;
        if (start) {
          const timer = started(THREE_MINUTES, { from: FROM }, NOW + at);
          here.running.change((timers) => [...timers, timer]);
          expected.push(timer.id);
        } else browser.deliver(here);
      }
      browser.settle();
      for (const tab of browser.tabs) expect(tab.ids()).toEqual(expected.toSorted());
    }),
    { numRuns: 500 },
  );
});

test('a clock that one tab stops while another starts one is gone, and the other runs', () => {
  const deeds = fc.array(fc.record({ tab: fc.nat(1), deed: fc.constantFrom('start', 'stop', 'deliver') }), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(deeds, (all) => {
      const browser = hall(2);
      const expected = new Set([round]);
      for (const [at, { tab, deed }] of all.entries()) {
        const here = browser.tabs[tab];
        if (!here) continue;
        const last = here.ids().findLast((id) => id !== round);
        if (deed === 'deliver') browser.deliver(here);
        else if (deed === 'start') {
          const timer = started(THREE_MINUTES, { from: FROM }, NOW + at);
          here.running.change((timers) => [...timers, timer]);
          expected.add(timer.id);
        } else if (last !== undefined) {
          here.running.change((timers) => timers.filter(({ id }) => id !== last));
          expected.delete(last);
        }
      }
      browser.settle();
      for (const tab of browser.tabs) expect(tab.ids()).toEqual([...expected].toSorted());
    }),
    { numRuns: 500 },
  );
});
