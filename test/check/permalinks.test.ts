import { describe, expect, test } from 'vitest';
import { check } from '#check/check.ts';
import { readContent } from '#check/content.ts';
import { listedPermalinks, livingIn, unlistedPermalinks, updatedPermalinks } from '#check/permalinks.ts';
import { mendFor } from '#check/vanished.ts';
import type { ContentFile } from '#library/placed.ts';
import { readContentFiles } from '#library/files.ts';
import { fixtureBooks } from './books.ts';

const [first] = fixtureBooks('good').filter(({ name }) => name === 'choices-and-overrides');
const files = readContentFiles(first?.root ?? '');
const SITUATION = 'content/kaartspel/2024/situations/verkeerde-kaart.mdx';
const changed = (change: (text: string) => string): readonly ContentFile[] =>
  files.map((each) => (each.file === SITUATION ? { ...each, text: change(each.text) } : each));
const edition = (content: readonly ContentFile[]) => {
  const [only] = readContent(content).editions;
  if (!only) throw new Error('the fixture book has no edition');
  return only;
};
const withCalculator = (text: string) =>
  text.replace('\norder:', '\ncalculator: { title: Optellen, sum: fout }\norder:');

describe('the sheet of a procedure and a calculator', () => {
  test('have addresses that stay, as every page has', () => {
    expect(unlistedPermalinks(edition(changed(withCalculator)), [])).toEqual(
      expect.arrayContaining([
        'kaartspel/2024/calculators/verkeerde-kaart',
        'kaartspel/2024/situations/verkeerde-kaart',
        'kaartspel/2024/situations/verkeerde-kaart/procedure',
      ]),
    );
  });

  test('are still found by a name that their situation had before', () => {
    const renamed = changed((text) => withCalculator(text).replace('\norder:', '\naliases: [foute-kaart]\norder:'));
    const living = livingIn(edition(renamed));
    // A frozen table keeps the name that its situation had when it was frozen.
    const published = unlistedPermalinks(edition(changed(withCalculator)), []).filter((link) =>
      /verkeerde-kaart(?!@)/.test(link),
    );
    expect(published).toContain('kaartspel/2024/calculators/verkeerde-kaart');
    for (const link of published) {
      expect(living.leads(link), link).toBe(true);
      expect(living.leads(link.replace('verkeerde-kaart', 'foute-kaart')), link).toBe(true);
    }
  });

  test('cannot go without a word', () => {
    const without = changed((text) => text.replace(/\nprocedure:\n(?: .*\n)+/, '\n'));
    expect(check(without).map(({ code, message }) => [code, message])).toContainEqual([
      'vanished-permalink',
      expect.stringContaining('`kaartspel/2024/situations/verkeerde-kaart/procedure`'),
    ]);
  });
});

describe('the list of addresses', () => {
  const { path } = edition(files);
  const without = (...lines: readonly string[]) => files.map((each) => withList(each, lines));
  const withList = (each: ContentFile, gone: readonly string[]): ContentFile =>
    each.file === 'content/permalinks.txt'
      ? { ...each, text: each.text.replace(new RegExp(`^(?:${gone.join('|').replaceAll('?', '\\?')})\n`, 'gm'), '') }
      : each;

  test('has what can be answered, and what a situation asks', () => {
    expect(unlistedPermalinks(edition(files), [])).toEqual(
      expect.arrayContaining([
        `${path}/?fout`,
        `${path}/?fout=verzaakt`,
        `${path}/?gesloten-slagen=0..13`,
        `${path}/1#b/hoe-vroeg`,
        `${path}/laws#47e1`,
        `${path}/situations/verkeerde-kaart?fout`,
        `${path}/situations/verkeerde-kaart/tree`,
      ]),
    );
  });

  test('takes new answers up, and never one out', () => {
    const line = `${path}/?fout=verzaakt`;
    const content = readContent(without(line));
    expect(check(without(line)).map(({ code }) => code)).toEqual(['new-permalink']);
    const all = updatedPermalinks({ ...content, permalinks: `${content.permalinks ?? ''}oud/1/?weg=ja retired\n` });
    const links = listedPermalinks(all);
    expect(links.map(({ link }) => link)).toEqual(expect.arrayContaining([line, 'oud/1/?weg=ja']));
    expect(links.filter(({ retired }) => retired).map(({ link }) => link)).toEqual(['oud/1/?weg=ja']);
  });

  test('fails where fewer numbers can be answered, and takes up where there are more', () => {
    const numbered = (range: string) =>
      files.map((each) =>
        each.file.endsWith('/facts.yaml') ? { ...each, text: each.text.replace('min: 0, max: 13', range) } : each,
      );
    const found = (range: string) => check(numbered(range)).map(({ code, message }) => [code, message.split(' ')[0]]);
    const line = `\`${path}/?gesloten-slagen=0..13\``;
    expect(found('min: 0, max: 13')).toEqual([]);
    expect(found('min: 1, max: 13')).toEqual([['vanished-permalink', line]]);
    expect(found('min: 0, max: 15')).toEqual([['new-permalink', 'not']]);
    const wider = updatedPermalinks(readContent(numbered('min: 0, max: 15')));
    const listed = listedPermalinks(wider);
    expect(listed.map(({ link }) => link)).toEqual(
      expect.arrayContaining([`${path}/?gesloten-slagen=0..13`, `${path}/?gesloten-slagen=0..15`]),
    );
    // What a wider line has is not new.
    expect(unlistedPermalinks(edition(files), listed)).toEqual([]);
  });

  test('takes no copy of a table for the new name of a page', () => {
    const gone = 'club/1/situations/late';
    expect(mendFor(gone, new Set([`${gone}@9f86d08188`]))).toBe(
      'Put it back, or name it under `aliases` where it went.',
    );
    expect(mendFor(gone, new Set([`${gone}@9f86d08188`, `${gone}r`]))).toContain(`is it \`${gone}r\` now?`);
  });

  test('gives up answers, and no page', () => {
    expect(
      listedPermalinks('a/1/?b=c retired\na/1/laws#7 retired\na/1/7 retired\n').map(({ retired }) => retired),
    ).toEqual([true, true, false]);
  });
});
