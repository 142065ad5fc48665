import { describe, expect, it } from 'vitest';
import { manifestPath } from '#addresses/installed.ts';
import { pageAt } from '#addresses/pages.ts';
import { queryIn } from '#addresses/search-asked.ts';
import { booksInAll } from '#library/in-language.ts';
import { manifestsOf } from '#views/manifest.ts';
import { iconsOf } from '../../scripts/icons.ts';
import { library } from '../support/fixture.ts';

const colour = (accent: string) => ({ clubs: '#112233', pawn: '#445566' })[accent] ?? '#778899';

describe.each(['/', '/arbiter/'])('the manifests of a site at %s', (base) => {
  const files = manifestsOf(library, base, colour);
  const within = (url: string) => new URL(url, 'https://site.example').href.startsWith(`https://site.example${base}`);

  it('are one per book and language, and one for all books of a language', () => {
    const books = booksInAll(library).map(({ id, book: { language } }) => manifestPath(language, id));
    expect(files.map(({ path }) => path).sort()).toEqual([...books, manifestPath('nl'), manifestPath('de')].sort());
  });

  it('each open a page of their own within the site, by which the app is known', () => {
    for (const { manifest } of files) {
      expect(manifest.scope).toBe(base);
      expect(manifest.id).toBe(manifest.start_url);
      for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
        expect(within(url), url).toBe(true);
    }
    expect(new Set(files.map(({ manifest }) => manifest.id)).size).toBe(files.length);
  });

  it('lead from the home screen to what happened, and to an empty search', () => {
    const manifest = files.find(({ path }) => path === 'nl/pionspel/app.webmanifest')?.manifest;
    const [happened, search] = manifest?.shortcuts ?? [];
    expect(happened?.name).toBe('Er is iets gebeurd');
    expect(happened?.url).toBe(`${base}nl/pionspel/situations/`);
    expect(pageAt('edition', 'situations/')?.kind).toBe('situations');
    expect(search?.name).toBe('Zoeken');
    expect(queryIn(new URL(search?.url ?? '', 'https://site.example').search)).toBe('');
    expect(manifest?.theme_color).toBe('#445566');
    expect(manifest?.lang).toBe('nl');
  });

  it('take what another app hands over as a search of the page that the app opens', () => {
    for (const { manifest } of files) {
      const { action, method, params } = manifest.share_target;
      expect([action, method]).toEqual([manifest.start_url, 'GET']);
      const address = new URLSearchParams(Object.values(params).map((name) => [name, 'kap']));
      expect(queryIn(address.toString())).toBe('kap');
    }
  });

  it('name icons that are drawn, in the sizes and shapes that a device asks for', () => {
    const drawn = new Set(iconsOf(library).map(({ path }) => base + path));
    for (const { manifest } of files) {
      for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)])
        expect(drawn).toContain(src);
      expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort()).toEqual([
        '192x192 any',
        '192x192 maskable',
        '512x512 any',
        '512x512 maskable',
      ]);
    }
  });

  it('say everything in words that a home screen can show', () => {
    for (const { manifest } of files)
      for (const text of [
        manifest.name,
        manifest.short_name,
        manifest.description,
        ...manifest.shortcuts.map((s) => s.name),
      ])
        expect(text).toMatch(/^[^{}\u{e0000}-\u{e007f}]+$/u);
  });
});
