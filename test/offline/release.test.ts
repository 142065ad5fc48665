import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPublished, sharedOf } from '#offline/release.ts';
import { fakeServer, siteSaying } from '../support/offline.ts';

describe('what a server says it has', () => {
  const { release } = fakeServer(siteSaying('eerst'));

  it('is a release, or that packs are off', () => {
    expect(readPublished(JSON.stringify(release))).toEqual({ kind: 'release', release });
    expect(readPublished('{"format":2,"off":true}')).toEqual({ kind: 'off' });
  });

  it('is nothing where it is of a later form, or of none', () => {
    for (const text of ['', '<!doctype html>', 'null', '[]', '{}', '{"format":1,"off":true}', '{"format":2}'])
      expect(readPublished(text), text).toBeUndefined();
    expect(readPublished(JSON.stringify({ ...release, format: 3 }))).toBeUndefined();
  });

  it('is nothing where a pack in it is not what it should be', () => {
    const [pack] = release.packs;
    for (const wrong of [
      { id: '' },
      { id: 'nl/anders' },
      { language: 'xx' },
      { path: 'https://example.com/a.pack' },
      { path: 'packs/../../a.pack' },
      { size: -1 },
      { size: 1.5 },
      { size: '3' },
      { sha256: 'abc' },
      { editions: [{ id: '2020' }] },
      { title: '' },
    ])
      expect(
        readPublished(JSON.stringify({ ...release, packs: [{ ...pack, ...wrong }] })),
        JSON.stringify(wrong),
      ).toBeUndefined();
  });

  it('that is any JSON throws nothing', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        readPublished(text);
      }),
    );
  });
});

it('a book shares with those of its language', () => {
  expect(['nl/troefcall', 'nl'].map(sharedOf)).toEqual(['nl', 'nl']);
});
