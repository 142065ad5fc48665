/**
 * The kill switch does all that it is for while it is installed: what comes after that, a browser may put off
 * for as long as it likes.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../support/fake-caches.ts';

type Heard = (event: { waitUntil(work: Promise<unknown>): void }) => void;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The worker in a simulated environment, and the events it receives. */
async function started(caches: unknown) {
  const heard = new Map<string, Heard>();
  const did: string[] = [];
  const noting = (what: string, answer: unknown) => () => {
    did.push(what);
    return answer;
  };
  // A browser takes the registration away only once the install is over: who waits for it there waits for
  // ever.
  const never = new Promise(() => undefined);
  vi.stubGlobal('registration', { scope: 'https://site.example/arbiter/', unregister: noting('unregister', never) });
  vi.stubGlobal('skipWaiting', noting('skip waiting', Promise.resolve()));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('addEventListener', (type: string, act: Heard) => heard.set(type, act));
  await import('#offline/worker/off.ts');
  const hears = async (type: string): Promise<void> => {
    const work: Promise<unknown>[] = [];
    heard.get(type)?.({ waitUntil: (each) => work.push(each) });
    await Promise.all(work);
  };
  return { hears, did, listens: () => [...heard.keys()].toSorted() };
}

describe('the worker of a site without packs', () => {
  it('takes away all of the site and nothing else, and its registration, while it is installed', async () => {
    const caches = fakeCaches();
    for (const name of ['arbiter /arbiter/ 1 state', 'arbiter /arbiter/ 9 pack nl 00', 'arbiter / 1 state', 'another'])
      await caches.open(name);
    const { hears, did } = await started(caches);
    await hears('install');
    expect(await caches.keys()).toEqual(['arbiter / 1 state', 'another']);
    expect(did).toContain('unregister');
    expect(did).toContain('skip waiting');
  });

  it('is installed where nothing can be taken away, since otherwise the one before would stay', async () => {
    const refuses = () => Promise.reject(new DOMException('no', 'UnknownError'));
    const { hears, did } = await started({ keys: refuses, delete: refuses, open: refuses, match: refuses });
    await expect(hears('install')).resolves.toBeUndefined();
    expect(did).toContain('unregister');
  });

  it('answers nothing', async () => {
    const { listens } = await started(fakeCaches());
    expect(listens()).toEqual(['activate', 'install']);
  });
});
