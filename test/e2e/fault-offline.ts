/**
 * Packs that are not what they were, and newer ones: on a device of the tests, because no browser loses a file when it is
 * told to. What does not come at all is seen in a browser (fault-packs.ts).
 */
import { expect } from 'vitest';
import { fakeDevice, fakeServer, HOME, siteSaying } from '../support/offline.ts';
import { watchingDevice } from './fault-seen.ts';

const BOOK = 'nl/troefcall';
const OTHER = 'nl/keezen';

/** A device that keeps one book. */
async function keeping() {
  const server = fakeServer(siteSaying('eerst'));
  const device = fakeDevice(server);
  const tab = device.tab();
  expect((await tab.keep(BOOK)).kind).toBe('done');
  const ids = async () => {
    const kept = await tab.kept();
    return kept.kind === 'done' ? kept.value.packs.map(({ id }) => id).toSorted() : [];
  };
  return { server, device, tab, ids };
}

export const OFFLINE = {
  'packs that were cleared': async () => {
    const kept = await keeping();
    await kept.tab.keep(OTHER);
    const pack = kept.server.release.packs.find(({ id }) => id === BOOK);
    const watch = watchingDevice('pack-evicted');
    await kept.device.caches.delete(pack ? kept.device.store.names.pack(pack) : '');
    await watch.unnoticed('the book as one that is not kept, although it is still listed as kept', async () => {
      expect(await kept.ids()).not.toContain(BOOK);
    });
    await watch.loses('the book, until there is a network', async () => {
      kept.server.reach(false);
      expect(await kept.tab.keep(BOOK)).toEqual({ kind: 'failed', why: 'network' });
      kept.server.reach(true);
    });
    await watch.keeps('the other books and what they share', async () => {
      expect(await kept.ids()).toEqual(['nl', OTHER]);
    });
    await watch.goesOn('keep it again', async () => {
      await kept.tab.keep(BOOK);
      expect(await kept.ids()).toEqual(['nl', OTHER, BOOK]);
    });
  },

  'an update that breaks off': async () => {
    const kept = await keeping();
    const before = await kept.device.store.state();
    kept.server.publish(siteSaying('later'));
    const watch = watchingDevice('update-cut');
    kept.server.spoil(BOOK, (bytes) => bytes.subarray(1));
    await watch.unnoticed('what is said of a book that was cut in half', async () => {
      expect(await kept.tab.takeNewer()).toEqual({ kind: 'failed', why: 'damaged' });
    });
    await watch.keeps('the whole earlier text, unmixed', async () => {
      expect(await kept.device.store.state()).toEqual(before);
    });
    await watch.goesOn('take it again', async () => {
      kept.server.spoil(BOOK, (bytes) => bytes);
      expect((await kept.tab.takeNewer()).kind).toBe('done');
    });

    const worker = watchingDevice('update-open');
    await worker.unnoticed('an open page goes on with the earlier text; the next one has the later', async () => {
      const { current, releases } = await kept.device.store.state();
      expect([releases.length, current]).toEqual([2, kept.server.release.id]);
    });
    await worker.keeps('the ruling in progress, with its own table', async () => {
      const [old] = (await kept.device.store.state()).releases;
      const pack = old?.packs.find(({ id }) => id === BOOK);
      expect(await (pack && (await kept.device.store.file(pack, 'nl/troefcall/')))?.text()).toBe('Troefcall: eerst');
    });
    await worker.goesOn('as ever', async () => {
      expect(await kept.ids()).toEqual(['nl', BOOK]);
    });
  },

  'the clock at an update': async () => {
    const kept = await keeping();
    kept.server.publish(siteSaying('later'));
    const watch = watchingDevice('update-clock');
    kept.device.clock.now -= 365 * 86_400_000;
    kept.server.asked.length = 0;
    await watch.unnoticed('the newer text is offered all the same', async () => {
      expect(await kept.tab.newer()).toMatchObject({ kind: 'done', value: { toFetch: expect.any(Number) as number } });
      expect(kept.server.asked).toHaveLength(1);
    });
    await watch.keeps('what is kept, until it is taken', async () => {
      expect((await kept.device.store.state()).releases).toHaveLength(1);
    });
    await watch.goesOn('take it, or go on', async () => {
      expect((await kept.tab.takeNewer()).kind).toBe('done');
    });
  },

  'a store of a later version': async () => {
    const kept = await keeping();
    const watch = watchingDevice('store-newer');
    const later = `${kept.device.store.names.state.replace(/\d+ state$/, '99 state')}`;
    await (await kept.device.caches.open(later)).put(`${HOME}x`, new Response('later'));
    await watch.unnoticed('what this version kept, or that nothing is', async () => {
      expect((await kept.tab.keep(OTHER)).kind).toBe('done');
    });
    await watch.keeps('what the later version kept: it is left alone', async () => {
      expect(Object.keys(kept.device.caches.contents())).toContain(later);
    });
    await watch.goesOn('as ever; the later version finds its own again', async () => {
      expect(await kept.ids()).toEqual(['nl', OTHER, BOOK]);
    });
  },
};
