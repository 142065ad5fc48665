import { describe, expect, it } from 'vitest';
import { fetchFont } from '#client/font.ts';
import { storeIn } from '#client/storage.ts';

/** Faces that a browser has or has not, and how often it was asked. */
function browser(found: number) {
  const asked: string[] = [];
  return {
    asked,
    load: (font: string) => {
      asked.push(font);
      return Promise.resolve(Array.from({ length: found }, () => ({}) as FontFace));
    },
  };
}

describe('the font', () => {
  it('is fetched once for a device', async () => {
    const store = storeIn(() => null);
    const fonts = browser(1);
    await fetchFont(fonts, store);
    await fetchFont(fonts, store);
    expect(fonts.asked).toEqual(['1em "Literata Variable"']);
    expect(store.read('arbiter:font')).toBe('yes');
  });

  it('is asked for again where it could not be had', async () => {
    const store = storeIn(() => null);
    await fetchFont({ load: () => Promise.reject(new Error('no network')) }, store);
    await fetchFont(browser(0), store);
    expect(store.read('arbiter:font')).toBeUndefined();
  });
});
