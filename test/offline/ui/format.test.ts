import { describe, expect, it } from 'vitest';
import { packs } from '#i18n/packs.ts';
import { languages } from '#model/language.ts';
import { isApple } from '#offline/ui/installing.ts';
import { editionText, progressShare, formatSize } from '#offline/ui/format.ts';

describe('what is said of a book on a device', () => {
  it('is how much it weighs, in a unit that somebody pays in', () => {
    expect(formatSize('nl', 312_000)).toBe('0,3\u00a0MB');
    expect(formatSize('nl', 12_345)).toBe('13\u00a0kB');
    expect(formatSize('en', 99_999)).toBe('100\u00a0kB');
    expect(formatSize('de', 24_600_000)).toBe('25\u00a0MB');
    expect(formatSize('da', 7_995_000_000)).toBe('8\u00a0GB');
    expect(formatSize('nl', 0)).toBe('1\u00a0kB');
  });

  it('is the day of its edition, or that it names none', () => {
    const edition = { id: '2017', title: '2017', from: '2017-01-05', current: true };
    const said = (editions: readonly (typeof edition)[]) =>
      editionText({ words: packs.nl.offline, language: 'nl' }, { editions });
    expect(said([{ ...edition, current: false, title: '2010' }, edition])).toBe('editie 2017 · van 5 januari 2017');
    expect(said([])).toBeUndefined();
    const { from: _, ...undated } = edition;
    expect(editionText({ words: packs.de.offline, language: 'de' }, { editions: [undated] })).toBe('2017 · ohne Datum');
  });

  it('is how far it is, from nothing to all, and never back', () => {
    const steps = [
      { fetched: 0, toFetch: 100 },
      { fetched: 50, toFetch: 100 },
      { fetched: 100, toFetch: 100 },
    ].map(progressShare);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect([steps[0], steps[2]]).toEqual([0, 1]);
    expect(progressShare({ fetched: 0, toFetch: 0 })).toBe(1);
  });

  it('names whatever can fail in every language, each in its own sentence', () => {
    for (const language of languages) {
      const sentences = Object.values(packs[language].offline.failed);
      expect(new Set(sentences).size, language).toBe(sentences.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

it('an iPhone and an iPad are told of the share sheet, a Mac and others of the menu', () => {
  const agent = (userAgent: string, maxTouchPoints = 0) => isApple({ userAgent, maxTouchPoints });
  expect(agent('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5)).toBe(true);
  expect(agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5)).toBe(true);
  expect(agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15')).toBe(false);
  expect(agent('Mozilla/5.0 (Linux; Android 14) Chrome/120', 5)).toBe(false);
});
