import { expect, test } from 'vitest';
import { settingsOf } from '#library/settings.ts';
import { readDraft } from '#library/draft.ts';

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
