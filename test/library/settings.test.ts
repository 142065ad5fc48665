import { expect, test } from 'vitest';
import { settingsOf } from '#library/settings.ts';
import { check } from '#check/check.ts';
import { readDraft } from '#library/draft.ts';
import { readContentFiles } from '#library/files.ts';
import { joinLibrary } from '#library/load.ts';

const draftOf = (text: string) => readDraft([{ file: 'site.yaml', text }]);

test('a site without site.yaml has the name of the project, and does not say what it is made with', () => {
  expect(settingsOf(undefined)).toMatchObject({ name: 'Arbiter', short: 'Arbiter', madeWith: false });
});

test('what site.yaml leaves out is filled in: the short name is the name, and the foot says what made it', () => {
  const { site, problems } = draftOf('name: Schaakclub De Toren\n');
  expect(problems).toEqual([]);
  expect(settingsOf(site?.data)).toMatchObject({
    name: 'Schaakclub De Toren',
    short: 'Schaakclub De Toren',
    madeWith: true,
  });
});

test('a site.yaml that does not fit is not used, and its problems are reported', () => {
  const { site, problems } = draftOf('nmae: De Toren\n');
  expect(site).toBeUndefined();
  expect(problems.map(({ kind, position }) => `${kind} ${position.file}`)).toContain('schema site.yaml');
});

test('all books are to begin with, and others are the source, unless site.yaml says otherwise', () => {
  const plain = settingsOf({ name: 'De Toren', start: 'all' });
  expect(plain).toMatchObject({ isSource: false, languages: [] });
  expect(plain.start).toBeUndefined();
  expect(settingsOf({ name: 'De Toren', start: 'schaken', authority: 'own' })).toMatchObject({
    isSource: true,
    start: 'schaken',
  });
});

test('a book and the site may have a colour of their own on a mark, and the site has one only where it says so', () => {
  const colour = { light: '#7a1f3d', dark: '#f3a6bd' };
  expect(settingsOf(undefined).accent).toBeUndefined();
  expect(settingsOf({ name: 'De Toren', mark: 'spades' }).accent).toBe('spades');
  expect(settingsOf({ name: 'De Toren', colour }).accent).toBe('clubs/7a1f3d/f3a6bd');
  const files = readContentFiles('test/books/good/renumbered').map((each) => ({
    ...each,
    text: each.text.replace('accent: hearts', "accent: hearts\ncolour: { light: '#7a1f3d', dark: '#f3a6bd' }"),
  }));
  expect(check(files).filter(({ level }) => level !== 'warning')).toEqual([]);
  expect(joinLibrary(files, '2026-11-01').books[0]?.book.accent).toBe('hearts/7a1f3d/f3a6bd');
});
